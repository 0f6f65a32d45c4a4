import type { ReactNode } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { IconPlus, IconTrash } from '../icons/icons.ts'
import { Section } from '../page/page.tsx'

const ICON = { size: 18, stroke: 1.5 } as const

export interface LinesProps<Line> {
  readonly title: string
  readonly lines: readonly Line[]
  readonly max: number
  readonly error?: string | undefined
  /** Shown when there are no lines. */
  readonly empty?: string
  readonly words: {
    readonly add: string
    /** Label of a line; numbers start at 1. */
    readonly line: (number: number) => string
    readonly remove: (number: number) => string
  }
  readonly onAdd: () => void
  readonly onRemove: (index: number) => void
  /** The fields of a line. */
  readonly children: (line: Line, index: number) => ReactNode
}

/** A list of sub-records in a form, each with its own fields. */
export function Lines<Line>({
  title,
  lines,
  max,
  error,
  empty,
  words,
  onAdd,
  onRemove,
  children,
}: LinesProps<Line>) {
  return (
    <Section title={title} count={lines.length}>
      {lines.length === 0 && empty !== undefined && <p>{empty}</p>}
      {lines.length > 0 && (
        <ol className="ap-lines" aria-label={title}>
          {lines.map((line, index) => (
            // A line has nothing of its own but its place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="ap-line">
              <fieldset className="ap-line-fields">
                <legend>{words.line(index + 1)}</legend>
                {children(line, index)}
              </fieldset>
              <span>
                <IconButton
                  label={words.remove(index + 1)}
                  icon={<IconTrash {...ICON} />}
                  onClick={() => onRemove(index)}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      {error !== undefined && (
        <p className="ap-lines-error" role="alert">
          {error}
        </p>
      )}
      <Button icon={<IconPlus {...ICON} />} disabled={lines.length >= max} onClick={onAdd}>
        {words.add}
      </Button>
    </Section>
  )
}
