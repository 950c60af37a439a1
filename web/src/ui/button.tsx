import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'text' | 'danger'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant
  small?: boolean
  fullWidth?: boolean
  loading?: boolean
  icon?: ReactNode
  ref?: React.Ref<HTMLButtonElement>
}

export const buttonClass = (variant: ButtonVariant, small = false, fullWidth = false): string =>
  classNames(styles.button, styles[variant], small && styles.small, fullWidth && styles.fullWidth)

/**
 * Keeps the focus in the field when a button of its form is pressed. Otherwise the field loses the focus, shows its
 * error and moves the button away from under the pointer before the click.
 */
const keepFocus = (event: MouseEvent<HTMLButtonElement>) => {
  if (event.currentTarget.form) event.preventDefault()
}

/** A screen has one filled (primary) button. Disabled and loading buttons keep their width and the focus. */
export function Button({
  variant = 'secondary',
  small,
  fullWidth,
  loading = false,
  disabled = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...others
}: Props) {
  const blocked = loading || disabled
  return (
    <button
      onMouseDown={keepFocus}
      {...others}
      type={type}
      className={classNames(buttonClass(variant, small, fullWidth), className)}
      aria-disabled={blocked || undefined}
      aria-busy={loading || undefined}
      onClick={event => {
        if (blocked) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className={styles.label}>
        {icon}
        {children}
      </span>
      {loading && <Spinner className={styles.spinner} />}
    </button>
  )
}
