import type { ReactNode } from 'react'

interface TextProps {
  readonly children: ReactNode
}

/** Monospaced text for registrations, part numbers and codes. */
export function Mono({ children }: TextProps) {
  return <span className="ap-text-mono">{children}</span>
}

/** Text that is less prominent than its neighbours. */
export function Faint({ children }: TextProps) {
  return <span className="ap-text-faint">{children}</span>
}

/** Small text next to something more important. */
export function Small({ children }: TextProps) {
  return <span className="ap-text-small">{children}</span>
}

/** Text that does not wrap, such as a date and its time. */
export function NoWrap({ children }: TextProps) {
  return <span className="ap-text-unbroken">{children}</span>
}

/** Text that a user wrote, with its line breaks. */
export function Prose({ children }: TextProps) {
  return <p className="ap-text-prose">{children}</p>
}
