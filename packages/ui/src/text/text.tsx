import type { ReactNode } from 'react'

interface TextProps {
  readonly children: ReactNode
}

/** Registrations, part numbers, codes: each letter as wide as the others. */
export function Mono({ children }: TextProps) {
  return <span className="ap-text-mono">{children}</span>
}

/** What steps back behind its neighbours. */
export function Faint({ children }: TextProps) {
  return <span className="ap-text-faint">{children}</span>
}

/** A line beside something more important. */
export function Small({ children }: TextProps) {
  return <span className="ap-text-small">{children}</span>
}

/** What is not torn apart at the end of a line, such as a date and its time. */
export function Unbroken({ children }: TextProps) {
  return <span className="ap-text-unbroken">{children}</span>
}

/** What somebody wrote, with the line ends they wrote. */
export function Prose({ children }: TextProps) {
  return <p className="ap-text-prose">{children}</p>
}
