import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '../icons/icons.ts'
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
    /** Returns the label of a line. Numbers start at 1. */
    readonly line: (number: number) => string
    readonly remove: (number: number) => string
    /** Only for lines that can be moved. `moved` is announced with the new number. */
    readonly move?: {
      readonly up: (number: number) => string
      readonly down: (number: number) => string
      readonly moved: (number: number) => string
    }
  }
  readonly onAdd: () => void
  readonly onRemove: (index: number) => void
  /** Moves a line by one place. Requires `words.move`. */
  readonly onMove?: (index: number, by: -1 | 1) => void
  /** Renders the fields of a line. */
  readonly children: (line: Line, index: number) => ReactNode
}

/** Target of the focus after a line was added, moved or removed. */
interface FocusTarget {
  readonly index: number
  readonly on: 'up' | 'down' | 'input'
}

function focusLine(list: HTMLElement | null, { index, on }: FocusTarget): void {
  const line = list?.children[index]
  const wanted = line?.querySelector<HTMLElement>(on === 'input' ? 'input' : `[data-move=${on}]`)
  // At an end of the list the other move button takes the focus.
  const isEnd = wanted?.matches(':disabled') === true
  const target = isEnd ? line?.querySelector<HTMLElement>('[data-move]:not(:disabled)') : wanted
  target?.focus()
}

/** Returns the lines with one of them moved by one place. Returns the same lines if it cannot be moved. */
export function moveLine<Line>(lines: readonly Line[], index: number, by: -1 | 1): readonly Line[] {
  const line = lines[index]
  const other = lines[index + by]
  if (line === undefined || other === undefined) return lines
  return lines.with(index, other).with(index + by, line)
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
  onMove,
  children,
}: LinesProps<Line>) {
  const list = useRef<HTMLOListElement>(null)
  const [focusTarget, setFocusTarget] = useState<FocusTarget | null>(null)
  const [announced, setAnnounced] = useState('')
  const { move } = words

  useEffect(() => {
    if (focusTarget !== null) focusLine(list.current, focusTarget)
  }, [focusTarget])

  function add() {
    onAdd()
    setFocusTarget({ index: lines.length, on: 'input' })
  }
  function remove(index: number) {
    onRemove(index)
    setFocusTarget({ index: Math.min(index, lines.length - 2), on: 'input' })
  }
  const moveButton = (index: number, on: 'up' | 'down') => {
    if (move === undefined || onMove === undefined) return null
    const by = on === 'up' ? -1 : 1
    return (
      <IconButton
        data-move={on}
        label={move[on](index + 1)}
        icon={on === 'up' ? <IconArrowUp {...ICON} /> : <IconArrowDown {...ICON} />}
        disabled={lines[index + by] === undefined}
        onClick={() => {
          onMove(index, by)
          setFocusTarget({ index: index + by, on })
          setAnnounced(move.moved(index + by + 1))
        }}
      />
    )
  }

  return (
    <Section title={title} count={lines.length}>
      {lines.length === 0 && empty !== undefined && <p>{empty}</p>}
      {lines.length > 0 && (
        <ol ref={list} className="ap-lines" aria-label={title}>
          {lines.map((line, index) => (
            // A line has no key except its index.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="ap-line">
              <fieldset className="ap-line-fields">
                <legend>{words.line(index + 1)}</legend>
                {children(line, index)}
              </fieldset>
              <span className="ap-line-moves">
                {moveButton(index, 'up')}
                {moveButton(index, 'down')}
                <IconButton
                  label={words.remove(index + 1)}
                  icon={<IconTrash {...ICON} />}
                  onClick={() => remove(index)}
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
      <Button icon={<IconPlus {...ICON} />} disabled={lines.length >= max} onClick={add}>
        {words.add}
      </Button>
      {move !== undefined && <output className="ap-hidden-text">{announced}</output>}
    </Section>
  )
}
