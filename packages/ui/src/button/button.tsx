import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classes } from '../classes/classes.ts'

export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'plain'
export type ButtonSize = 'normal' | 'small'

interface ButtonStyle {
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
  readonly icon?: ReactNode
}

export interface ButtonProps extends ButtonStyle, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Can be pressed while busy. A new request then replaces the running one. */
  readonly pressableWhenBusy?: boolean
  /** Work is under way. Keeps its width, ignores clicks, keeps the focus. */
  readonly busy?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button. Its text is a verb. One primary button per view. */
export function Button({
  kind = 'quiet',
  size = 'normal',
  icon,
  busy = false,
  pressableWhenBusy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isBlocked = busy && !pressableWhenBusy
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={isBlocked || rest['aria-disabled']}
      className={classes('ap-button', `ap-button-${kind}`, size === 'small' && 'ap-button-small', className)}
      onClick={isBlocked ? stopClick : onClick}
    >
      {icon}
      <span className="ap-button-text">{children}</span>
      {busy && <span className="ap-button-spinner" aria-hidden="true" />}
    </button>
  )
}

function stopClick(event: MouseEvent): void {
  event.preventDefault()
}

export interface LinkButtonProps extends ButtonStyle, AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button, for navigation to another page. */
export function LinkButton({
  kind = 'quiet',
  size = 'normal',
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a
      {...rest}
      className={classes('ap-button', `ap-button-${kind}`, size === 'small' && 'ap-button-small', className)}
    >
      {icon}
      <span className="ap-button-text">{children}</span>
    </a>
  )
}

/** A button that looks like a link, within a line of text. */
export function TextButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={classes('ap-text-button', className)} />
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Accessible name and tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly kind?: 'plain' | 'quiet' | 'danger'
  readonly size?: ButtonSize
  /** A number on the corner. Hidden at 0, 99+ above 99. */
  readonly count?: number
  /** Red only if something must be acted on now. 'faded': the number may be outdated. */
  readonly countMeaning?: 'accent' | 'red' | 'faded'
  readonly ref?: Ref<HTMLButtonElement>
}

/** A square button with an image only. */
export function IconButton({
  label,
  icon,
  kind = 'plain',
  size = 'normal',
  count = 0,
  countMeaning = 'accent',
  className,
  ...rest
}: IconButtonProps) {
  const shown = count > 99 ? '99+' : count
  return (
    <button
      type="button"
      aria-label={count > 0 ? `${label} ${shown}` : label}
      title={label}
      {...rest}
      className={classes(
        'ap-button',
        'ap-button-icon',
        `ap-button-${kind}`,
        size === 'small' && 'ap-button-small',
        className,
      )}
    >
      {icon}
      {count > 0 && (
        <span className="ap-button-count" data-meaning={countMeaning} aria-hidden="true">
          {shown}
        </span>
      )}
    </button>
  )
}
