/** The light colours of the screens (`web/src/ui/theme/tokens.css`), without the number sign. */
export const palette = {
  primary: '1565C0',
  onPrimary: 'FFFFFF',
  paper: 'FFFFFF',
  canvas: 'F4F6F8',
  text: '1F2933',
  faint: '52606D',
  divider: 'DFE3E8',
  /** Lines that are not among the first ones. */
  background: 'B8C2CC',
  warning: '8A4B00',
} as const

/** The colours of series, in the order in which the screens use them. */
export const seriesColours = [
  '1565C0',
  'C2410C',
  '1B6E2E',
  '7B1FA2',
  '00707A',
  'A3195B',
  '6B5A00',
  '455A64',
] as const
