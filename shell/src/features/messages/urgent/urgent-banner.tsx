import type { Message } from '@apron/contract/messages/message'
import { fillText } from '@apron/contract/texts/fill-text'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { StatusShape } from '@apron/ui/status'
import { bellTexts } from '../bell/bell.texts.ts'
import { acknowledge } from '../mark-read.ts'
import type { MessageServices } from '../message-services.ts'
import { messagesTexts } from '../messages.texts.ts'
import { openMessage } from '../open-message.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import styles from './urgent-banner.module.css'
import { useReadable } from './use-readable.ts'

interface UrgentBannerProps {
  /** Unacknowledged very urgent messages, oldest first; at least one. */
  readonly messages: readonly Message[]
  readonly services: MessageServices
}

/** Shows very urgent messages above every page until acknowledged, one at a time. */
export function UrgentBanner({ messages, services }: UrgentBannerProps) {
  const texts = useTexts(messagesTexts)
  const bell = useTexts(bellTexts)
  const work = useOneAtATime()
  const [message] = messages
  const readable = useReadable(message?.sid ?? '')
  if (message === undefined) return null
  const { sid, content, createTime } = message
  return (
    <section className={styles['banner']} aria-label={texts.urgentRegion}>
      <div key={sid} className={styles['message']} role="alert">
        <strong className={styles['word']}>
          <StatusShape meaning="red" />
          {bell.urgency2}
        </strong>
        <span className={styles['content']}>{content}</span>
        <time className={styles['time']}>{wireMinute(createTime)}</time>
      </div>
      <div className={styles['actions']}>
        {messages.length > 1 && (
          <span className={styles['position']}>
            <span aria-hidden="true">{`1/${messages.length}`}</span>
            <span className="ap-hidden-text">{fillText(texts.position, { at: 1, of: messages.length })}</span>
          </span>
        )}
        <Button size="small" onClick={() => openMessage(services, message)}>
          {texts.open}
        </Button>
        <Button
          size="small"
          kind="danger"
          busy={work.busy}
          aria-disabled={!readable}
          onClick={() => {
            if (readable) void work.run(() => acknowledge(services, [sid]))
          }}
        >
          {texts.acknowledge}
        </Button>
      </div>
    </section>
  )
}
