import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** The accessible name, also shown as a tip. */
  label: string
  icon: ReactNode
  /** The position of the tip; `end` near the end edge of the page, `none` when the name is visible anyway. */
  tip?: 'middle' | 'end' | 'none'
  wide?: boolean
  ref?: React.Ref<HTMLButtonElement>
}

export function IconButton({
  label,
  icon,
  tip = 'middle',
  wide,
  className,
  disabled,
  onClick,
  type = 'button',
  ...others
}: Props) {
  return (
    <button
      {...others}
      type={type}
      className={classNames(styles.button, wide && styles.wide, className)}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {icon}
      {tip !== 'none' && (
        <span className={classNames(styles.tip, tip === 'end' && styles.tipEnd)} aria-hidden="true">
          {label}
        </span>
      )}
    </button>
  )
}
