import type { PartDraft } from '@apron/pages/draft'
import { useTexts } from '@apron/sdk'
import { EmptyState } from '@apron/ui/feedback'
import { SwitchField } from '@apron/ui/fields'
import { Section } from '@apron/ui/page'
import { Faint } from '@apron/ui/text'
import { useState } from 'react'
import type { CheckItem, CheckOrderDetail } from '../../contract/checks/check-order.entities.ts'
import type { CheckOrderErrorName } from '../../contract/checks/check-order.errors.ts'
import { itemProblem } from '../../contract/rules/checks/submit-problems.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { type OrderPart, orderDraftKey } from './draft.ts'
import { ItemEditor } from './item-editor.tsx'
import { ItemReading } from './item-reading.tsx'
import { groupItems } from './item-words.ts'

interface OrderItemsProps {
  /** The order as stored. */
  readonly order: Pick<CheckOrderDetail, 'id' | 'items'>
  /** The items with the unsaved changes of the person. */
  readonly items: readonly CheckItem[]
  readonly parts: PartDraft<OrderPart>
  readonly editing: boolean
  /** Problems by item. Empty until somebody tries to submit. */
  readonly problems: ReadonlyMap<string | null, CheckOrderErrorName>
}

/** Shows all items under the headings of the template. */
export function OrderItems({ order, items, parts, editing, problems }: OrderItemsProps) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).work
  const { change, keepOwn, takeTheirs } = parts
  const theirs = new Map(
    order.items.filter(({ id }) => parts.conflicts.includes(id)).map(item => [item.id, item]),
  )
  // The set is fixed when the filter is switched on, so that an item does not disappear when it is answered.
  const [openOnly, setOpenOnly] = useState<ReadonlySet<string> | null>(null)
  const openNow = () => new Set(items.filter(item => itemProblem(item) !== null).map(item => item.id))
  const shown =
    editing && openOnly !== null
      ? items.filter(item => openOnly.has(item.id) || problems.has(item.id) || theirs.has(item.id))
      : items
  return (
    <>
      {editing && (
        <div className="sq-items-bar">
          <h2 className="ap-section-title">
            {texts.items} <Faint>{items.length}</Faint>
          </h2>
          <SwitchField
            label={texts.showOpen}
            checked={openOnly !== null}
            onChange={on => setOpenOnly(on ? openNow() : null)}
          />
        </div>
      )}
      {shown.length === 0 && <EmptyState text={texts.allDone} />}
      {groupItems(shown).map(group => (
        <Section key={group.name} title={group.name || texts.items} count={group.items.length}>
          <ol className="sq-items">
            {group.items.map(item =>
              editing ? (
                <ItemEditor
                  key={item.id}
                  draft={orderDraftKey(order)}
                  item={item}
                  problem={problems.get(item.id) ?? null}
                  theirs={theirs.get(item.id) ?? null}
                  change={change}
                  keepOwn={keepOwn}
                  takeTheirs={takeTheirs}
                />
              ) : (
                <ItemReading key={item.id} item={item} />
              ),
            )}
          </ol>
        </Section>
      ))}
    </>
  )
}

/** Scrolls to an item and focuses its first invalid control, or else its first control. */
export function focusItem(container: HTMLElement, itemId: string): void {
  const item = container.querySelector(`[data-item="${CSS.escape(itemId)}"]`)
  const invalid = item?.querySelector('[aria-invalid="true"]') ?? item
  const control = invalid?.matches(CONTROLS) ? invalid : invalid?.querySelector(CONTROLS)
  if (!(control instanceof HTMLElement)) return
  control.focus({ preventScroll: true })
  // `nearest` respects the scroll margin below the header; `center` would also scroll the shell.
  item?.scrollIntoView({ block: 'nearest' })
}

const CONTROLS = 'input, textarea, button'
