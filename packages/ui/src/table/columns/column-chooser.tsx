import { fillText } from '@apron/contract/texts/fill-text'
import { IconArrowDown, IconArrowUp, IconColumns3, IconPin, IconPinFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, IconButton } from '../../button/button.tsx'
import { CheckField } from '../../fields/check-fields.tsx'
import { Popover } from '../../popover/popover.tsx'
import { useUiTexts } from '../../provider/ui-context.ts'
import { UI_TEXTS } from '../../words/words.ts'
import { type ColumnLayout, NO_LAYOUT, togglePin } from './column-layout.ts'
import {
  type ChoosableColumn,
  type ColumnChoice,
  chosenIds,
  columnChoices,
  moveColumn,
  showAll,
  toggleColumn,
} from './column-rules.ts'

export interface ColumnChooserProps {
  readonly columns: readonly ChoosableColumn[]
  readonly labelOf: (id: string) => string
  /** Ids in order. */
  readonly shown: readonly string[]
  /** Ids in order, shown if nothing was ever chosen. */
  readonly defaults: readonly string[]
  /** If it rejects, it has told the user why, and the chooser stays open. */
  readonly onChange: (ids: string[]) => void | Promise<void>
  readonly layout?: ColumnLayout
  /** Without it, columns cannot be pinned. */
  readonly onLayoutChange?: ((layout: ColumnLayout) => void) | undefined
}

/**
 * Chooses which columns are shown, in which order, and which are pinned. Nothing changes until it is confirmed
 * (TBL-02).
 */
export function ColumnChooser(props: ColumnChooserProps) {
  const { columns, labelOf, shown, defaults, onChange, layout = NO_LAYOUT, onLayoutChange } = props
  const words = useUiTexts(UI_TEXTS)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [choices, setChoices] = useState<readonly ColumnChoice[]>([])
  const [draft, setDraft] = useState(layout)

  function toggleOpen(next: boolean): void {
    if (busy) return
    if (next) {
      setChoices(columnChoices(columns, shown))
      setDraft(layout)
    }
    setOpen(next)
  }

  function restore(): void {
    setChoices(columnChoices(columns, defaults))
    setDraft(NO_LAYOUT)
  }

  async function confirm(): Promise<void> {
    setBusy(true)
    const done = await Promise.resolve(onChange(chosenIds(choices))).then(
      () => true,
      () => false,
    )
    setBusy(false)
    if (!done) return
    if (draft !== layout) onLayoutChange?.(draft)
    setOpen(false)
  }

  const count = chosenIds(choices).length
  const allShown = count === choices.length
  return (
    <Popover
      open={open}
      onOpenChange={toggleOpen}
      label={words.columns}
      width={360}
      trigger={<IconButton label={words.columns} icon={<IconColumns3 size={18} stroke={1.5} />} />}
    >
      <div className="ap-chooser">
        <p className="ap-chooser-hint">{words.columnsHint}</p>
        <CheckField
          label={`${words.selectAll} (${count}/${choices.length})`}
          checked={allShown}
          indeterminate={!allShown}
          onChange={() => setChoices(showAll(choices, !allShown))}
        />
        <ul className="ap-chooser-list">
          {choices.map(({ id, shown: isShown, locked }, index) => (
            <li key={id} className="ap-chooser-line">
              <CheckField
                label={labelOf(id)}
                checked={isShown}
                disabled={locked}
                onChange={() => setChoices(toggleColumn(choices, id))}
              />
              {onLayoutChange && (
                <PinButton
                  label={fillText(words.pinColumn, { label: labelOf(id) })}
                  pinned={draft.pinned.includes(id)}
                  onClick={() => setDraft({ ...draft, pinned: togglePin(draft.pinned, id) })}
                />
              )}
              <IconButton
                size="small"
                label={fillText(words.moveUp, { label: labelOf(id) })}
                icon={<IconArrowUp size={16} stroke={1.5} />}
                disabled={index === 0}
                onClick={() => setChoices(moveColumn(choices, id, -1))}
              />
              <IconButton
                size="small"
                label={fillText(words.moveDown, { label: labelOf(id) })}
                icon={<IconArrowDown size={16} stroke={1.5} />}
                disabled={index === choices.length - 1}
                onClick={() => setChoices(moveColumn(choices, id, 1))}
              />
            </li>
          ))}
        </ul>
        <div className="ap-chooser-actions">
          <Button kind="plain" size="small" onClick={restore}>
            {words.restoreColumns}
          </Button>
          <span className="ap-chooser-space" />
          <Button size="small" disabled={busy} onClick={() => toggleOpen(false)}>
            {words.cancel}
          </Button>
          <Button kind="primary" size="small" busy={busy} onClick={confirm}>
            {words.confirm}
          </Button>
        </div>
      </div>
    </Popover>
  )
}

interface PinButtonProps {
  readonly label: string
  readonly pinned: boolean
  readonly onClick: () => void
}

function PinButton({ label, pinned, onClick }: PinButtonProps) {
  const Icon = pinned ? IconPinFilled : IconPin
  return (
    <IconButton
      size="small"
      label={label}
      aria-pressed={pinned}
      icon={<Icon size={16} stroke={1.5} />}
      onClick={onClick}
    />
  )
}
