import { classes } from '../classes/classes.ts'

/**
 * Colour as on a flight deck: red needs action now, amber needs action soon, green is normal, info informs, neutral
 * means nothing special.
 */
export type Meaning = 'red' | 'amber' | 'green' | 'info' | 'neutral'

export interface StatusProps {
  readonly meaning: Meaning
  /** Draws the shape as an outline, to tell apart two states of one meaning. For states that others must act on. */
  readonly open?: boolean
  /** The word. Colour and shape only support it. */
  readonly children: string
}

/** A state, shown by a shape and a word, so that nothing depends on colour alone. */
export function Status({ meaning, open = false, children }: StatusProps) {
  return (
    <span className={classes('ap-status', `ap-status-${meaning}`)}>
      <StatusShape meaning={meaning} open={open} />
      {children}
    </span>
  )
}

/** The shape of a meaning alone. A word must be next to it. */
export function StatusShape({ meaning, open = false }: Pick<StatusProps, 'meaning' | 'open'>) {
  return (
    <svg
      className="ap-status-shape"
      data-open={open || undefined}
      viewBox="0 0 12 12"
      width="12"
      height="12"
      aria-hidden="true"
    >
      {SHAPES[meaning]}
    </svg>
  )
}

const SHAPES = {
  red: <path fill="currentColor" d="M4 .8h4L11.2 4v4L8 11.2H4L.8 8V4z" />,
  amber: <path fill="currentColor" d="M6 1 11.4 10.6H.6z" />,
  green: <circle fill="currentColor" cx="6" cy="6" r="4.2" />,
  info: <path fill="currentColor" d="M6 .9 11.1 6 6 11.1.9 6z" />,
  neutral: <circle fill="none" stroke="currentColor" strokeWidth="1.6" cx="6" cy="6" r="3.6" />,
} as const satisfies Record<Meaning, unknown>

export interface CountProps {
  readonly value: number
  /** Says what is counted, for screen readers. */
  readonly label: string
  /** Highest number shown. Above it the badge says e.g. 99+ (§9). */
  readonly max?: number
  readonly meaning?: 'red' | 'accent' | 'neutral'
}

/** A count in a pill. Renders nothing at 0. */
export function Count({ value, label, max = 99, meaning = 'neutral' }: CountProps) {
  if (value <= 0) return null
  return (
    <span className={classes('ap-count', `ap-count-${meaning}`)}>
      <span aria-hidden="true">{value > max ? `${max}+` : value}</span>
      <span className="ap-hidden-text">{`${label} ${value}`.trim()}</span>
    </span>
  )
}

/**
 * Confirms in place that something was saved or uploaded. Always rendered, so that screen readers announce its text.
 */
export function SavedNote({ children }: { readonly children: string | undefined }) {
  return (
    <output className="ap-saved-note">
      {children && (
        <>
          <StatusShape meaning="green" />
          {children}
        </>
      )}
    </output>
  )
}
