import {
  DEFAULT_THEME,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineTheme,
} from '@mantine/core'

/** The primary colour is defined in CSS (`palette.css`), so that themes and modes switch without script. */
const brand: MantineColorsTuple = [
  'var(--tint)',
  'var(--tint)',
  'var(--tint-strong)',
  'var(--primary)',
  'var(--primary)',
  'var(--primary)',
  'var(--primary)',
  'var(--primary-hover)',
  'var(--primary-hover)',
  'var(--primary-hover)',
]

const veil = { backgroundOpacity: 0.45, blur: 2 }

/** The complete theme, because merging it at every start takes as long as rendering a menu. */
export const theme: MantineTheme = {
  ...DEFAULT_THEME,
  colors: { ...DEFAULT_THEME.colors, brand },
  primaryColor: 'brand',
  primaryShade: 6,
  fontFamily: 'var(--font-text)',
  headings: { ...DEFAULT_THEME.headings, fontFamily: 'var(--font-text)', fontWeight: '600' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '8px', md: '8px', lg: '12px', xl: '20px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  breakpoints: { xs: '20em', sm: '37.5em', md: '60em', lg: '75em', xl: '90em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Modal: { defaultProps: { overlayProps: veil } },
    ModalOverlay: { defaultProps: veil },
    Drawer: { defaultProps: { overlayProps: veil } },
  },
  variantColorResolver: input => {
    const colors = defaultVariantColorsResolver(input)
    return input.variant === 'filled' ? { ...colors, color: 'var(--on-primary)' } : colors
  },
}
