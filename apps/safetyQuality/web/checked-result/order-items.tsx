import { useTexts } from '@apron/sdk'
import { EmptyState } from '@apron/ui/feedback'
import { SwitchField } from '@apron/ui/fields'
import { Inline, Section } from '@apron/ui/page'
import { Faint } from '@apron/ui/text'
import { useState } from 'react'
import type { CheckItem } from '../../contract/checks/check-order.entities.ts'
import { itemProblem } from '../../contract/rules/checks/submit-problems.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { ItemEditor } from './item-editor.tsx'
import { ItemView } from './item-view.tsx'
import { groupItems } from './item-words.ts'
import type { OrderWork } from './use-order-work.ts'

/** Shows all items under the headings of the template. */
export function OrderItems({ work }: { readonly work: OrderWork }) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).work
  const { order, items, editing, shownProblems } = work
  const { conflicts, change, keepOwn, takeTheirs } = work.parts
  const problemOf = (id: string) => shownProblems.find(({ itemId }) => itemId === id)?.error
  const theirsOf = (id: string) =>
    conflicts.includes(id) ? order.items.find(item => item.id === id) : undefined
  // The set is fixed when the filter is switched on, so that an item does not disappear once it is complete.
  const [openIds, setOpenIds] = useState<ReadonlySet<string> | null>(null)
  const findOpenIds = () => new Set(items.filter(item => itemProblem(item) !== null).map(({ id }) => id))
  const isShown = ({ id }: CheckItem) =>
    !editing || openIds === null || openIds.has(id) || conflicts.includes(id) || problemOf(id) !== undefined
  const shown = items.filter(isShown)
  return (
    <>
      {editing && (
        <Inline>
          <h2 className="ap-section-title">
            {texts.items} <Faint>{items.length}</Faint>
          </h2>
          <SwitchField
            label={texts.showOpen}
            checked={openIds !== null}
            onChange={on => setOpenIds(on ? findOpenIds() : null)}
          />
        </Inline>
      )}
      {shown.length === 0 && <EmptyState text={texts.allDone} />}
      {groupItems(shown).map(group => (
        <Section key={group.name} title={group.name || texts.items} count={group.items.length}>
          <ol className="sq-items">
            {group.items.map(item =>
              editing ? (
                <ItemEditor
                  key={item.id}
                  draft={work.draftKey}
                  item={item}
                  problem={problemOf(item.id)}
                  theirs={theirsOf(item.id)}
                  change={change}
                  keepOwn={keepOwn}
                  takeTheirs={takeTheirs}
                />
              ) : (
                <ItemView key={item.id} item={item} />
              ),
            )}
          </ol>
        </Section>
      ))}
    </>
  )
}
