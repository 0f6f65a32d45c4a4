import { CallFailure } from '@apron/contract/errors/call-failure'
import { saveSubscriptions } from '@apron/contract/messages/message.calls'
import type { SubscriptionItem } from '@apron/contract/messages/subscription'
import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { EmptyState, ErrorState, Skeleton, toast } from '@apron/ui/feedback'
import { CheckField } from '@apron/ui/fields'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { httpTexts } from '../../../platform/http/http.texts.ts'
import { useMissingText } from '../../../platform/http/use-missing-text.ts'
import type { MessageServices } from '../message-services.ts'
import styles from '../messages.module.css'
import { messagesTexts } from '../messages.texts.ts'
import { subscriptionsQuery } from '../messages-queries.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import {
  draftOf,
  type SubscriptionDraft,
  toSaveRequest,
  valueKey,
  withItem,
  withValue,
} from './subscription-form.ts'

interface ItemFieldsProps {
  readonly item: SubscriptionItem
  readonly draft: SubscriptionDraft
  readonly onChange: (draft: SubscriptionDraft) => void
}

/** A message type to subscribe to, with its values once it is ticked. */
function ItemFields({ item, draft, onChange }: ItemFieldsProps) {
  const { id, name, attrList } = item
  const ticked = draft.items.has(id)
  return (
    <li className={styles['subscription']}>
      <CheckField label={name} checked={ticked} onChange={on => onChange(withItem(draft, id, on))} />
      {ticked &&
        attrList.map(attribute => (
          <fieldset key={attribute.code}>
            <legend>{attribute.name}</legend>
            {attribute.attrValList.map(value => {
              const key = valueKey(attribute.code, value.code)
              return (
                <CheckField
                  key={key}
                  label={value.name}
                  checked={draft.values.get(id)?.has(key) === true}
                  onChange={on => onChange(withValue(draft, id, key, on))}
                />
              )
            })}
          </fieldset>
        ))}
    </li>
  )
}

interface SubscriptionDialogProps {
  readonly services: Pick<MessageServices, 'http'>
  readonly onClose: () => void
}

/** Edits the user's message subscriptions (MSG-13). */
export default function SubscriptionDialog({ services: { http }, onClose }: SubscriptionDialogProps) {
  const texts = useTexts(messagesTexts)
  const { rejected } = useTexts(httpTexts)
  const missing = useMissingText()
  const list = useQuery(subscriptionsQuery(http))
  const [changed, setChanged] = useState<SubscriptionDraft | null>(null)
  const work = useOneAtATime()
  const items = list.data ?? []
  const draft = changed ?? draftOf(items)

  async function save() {
    const outcome = toSaveRequest(items, draft)
    if (outcome.kind === 'missing') return toast.warning(fillText(texts.chooseValue, { name: outcome.name }))
    const done = await work.run(async () => {
      try {
        await http.call(saveSubscriptions, { body: outcome.body })
      } catch (error) {
        toast.warning(error instanceof CallFailure && error.said !== '' ? error.said : rejected)
        throw error
      }
    })
    if (!done) return undefined
    toast.success(texts.saved)
    return onClose()
  }

  function body() {
    if (list.isError) {
      return <ErrorState text={missing(texts.failed, list.error)} onRetry={() => void list.refetch()} />
    }
    if (list.isPending) return <Skeleton lines={8} />
    if (items.length === 0) return <EmptyState text={texts.noSubscriptions} />
    return (
      <>
        <p className={styles['waiting']}>{texts.subscriptionsHint}</p>
        <ul>
          {items.map(item => (
            <ItemFields key={item.id} item={item} draft={draft} onChange={setChanged} />
          ))}
        </ul>
      </>
    )
  }

  return (
    <Dialog
      open
      busy={work.busy}
      title={texts.subscriptions}
      width={800}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" busy={work.busy} disabled={items.length === 0} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      {body()}
    </Dialog>
  )
}
