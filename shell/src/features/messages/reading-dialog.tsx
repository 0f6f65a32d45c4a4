import { messageOpening } from '@apron/contract/rules/messages/message-link'
import { readCustomContent } from '@apron/contract/wire/formats/custom-content'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { Alert } from '@apron/ui/feedback'
import type { MessageServices, OpenedMessage } from './message-services.ts'
import styles from './messages.module.css'
import { messagesTexts } from './messages.texts.ts'

interface ReadingDialogProps {
  readonly message: OpenedMessage
  readonly services: Pick<MessageServices, 'navigate'>
  readonly onClose: () => void
}

/** Shows a message without a link: its text, and its categories with titled items (MSG-10). */
export function ReadingDialog({ message, services, onClose }: ReadingDialogProps) {
  const texts = useTexts(messagesTexts)
  const custom = messageOpening(message).kind === 'custom'
  const categories = custom ? readCustomContent(message.customContent) : []

  function item({ title, url }: { readonly title: string; readonly url?: string }) {
    if (url === undefined) return <span className={styles['item']}>{title}</span>
    return (
      <button type="button" className={styles['item']} onClick={() => services.navigate(url)}>
        {title}
      </button>
    )
  }

  return (
    <Dialog
      open
      title={texts.reading}
      width={600}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p className={styles['readingTime']}>{message.createTime}</p>
      <p className={styles['reading']}>{message.content}</p>
      {categories === null ? (
        <Alert meaning="amber">{texts.unreadable}</Alert>
      ) : (
        <div className={styles['categories']}>
          {categories.map(({ category, items }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- they have no id and never move
            <section key={at}>
              <h3>{category}</h3>
              <ul>
                {items.map((each, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <li key={index}>{item(each)}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Dialog>
  )
}
