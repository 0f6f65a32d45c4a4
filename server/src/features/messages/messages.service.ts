import { OPEN_WAYS } from '@apron/contract/codes/message-codes'
import { externalAddress } from '@apron/contract/rules/messages/message-link'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { CustomCategory } from '@apron/contract/wire/formats/custom-content'
import { readCustomContent } from '@apron/contract/wire/formats/custom-content'
import type { MessageEvent, MessageToPublish } from '@apron/server-kit/messages/message-event'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import type { Clock } from '@apron/server-kit/time/clock'
import { addHints } from '../../platform/live/hints.ts'
import { announceMessages } from './deliveries-in-progress.store.ts'
import type { MessageCatalogue } from './message-catalogue.ts'
import { oneLine, renderRoute, renderText, shortLine } from './message-text.ts'
import { addMessage, addRecipients, addSubscribers, endTask, type NewMessage } from './publish.store.ts'

/** Publishes messages (`MessagesService`). Mistakes of the caller are thrown as errors, which rolls the change back. */
export function messagesService(clock: Clock, { events, templates }: MessageCatalogue): MessagesService {
  function requireRegistered(event: MessageEvent): void {
    if (events.get(event.code) !== event) throw new Error(`The message ${event.code} is not registered`)
  }

  const templateOf = ({ subscription }: MessageEvent) =>
    subscription === undefined ? undefined : templates.get(subscription)

  /** Requires exactly the attributes that the event's subscription offers. */
  function attributesOf(event: MessageEvent, { attributes = {} }: MessageToPublish): Record<string, string> {
    const wanted = templateOf(event)?.attributes.map(({ code }) => code) ?? []
    if (wanted.toSorted().join() !== Object.keys(attributes).toSorted().join()) {
      throw new Error(`The message ${event.code} needs the attributes ${wanted.join(', ') || '(none)'}`)
    }
    return { ...attributes }
  }

  return {
    async publish(db, event: MessageEvent, message: MessageToPublish) {
      requireRegistered(event)
      const attributes = attributesOf(event, message)
      await announceMessages(db, clock.now())
      const now = clock.now()
      const id = await addMessage(db, newMessage(event, message, now))
      addHints(await addRecipients(db, id, message.to, now))
      const template = templateOf(event)
      if (template !== undefined) addHints(await addSubscribers(db, id, template, attributes, now))
      return id
    },
    async taskEnded(db, task, result) {
      addHints(await endTask(db, task, result, clock.now()))
    },
  }
}

function newMessage(event: MessageEvent, message: MessageToPublish, now: Date): NewMessage {
  const content = renderText(event.text, message.values)
  const title = message.source === undefined ? null : toTextPair(message.source.title)
  return {
    event: event.code,
    category: event.category,
    type: event.type,
    urgency: message.urgency ?? event.urgency,
    content_zh: content.zh,
    content_en: content.en,
    ...openingColumns(event, message),
    source_id: message.source?.id ?? null,
    source_title_zh: title && shortLine(title.zh),
    source_title_en: title && shortLine(title.en),
    source_cat: message.source?.checkCat ?? null,
    site: message.site,
    task: message.task ?? null,
    created_by: message.by,
    created_at: message.at !== undefined && message.at < now ? message.at : now,
  }
}

type OpeningColumns = Pick<NewMessage, 'event_type' | 'open_way' | 'url' | 'custom_zh' | 'custom_en'>

function openingColumns(event: MessageEvent, { custom, link, values }: MessageToPublish): OpeningColumns {
  const none = { event_type: 'route', url: null, custom_zh: null, custom_en: null } as const
  if (custom !== undefined) {
    return {
      ...none,
      open_way: OPEN_WAYS.custom,
      custom_zh: customText(event, custom.zh),
      custom_en: customText(event, custom.en),
    }
  }
  if (link !== undefined) {
    const url = externalAddress(link)
    if (url === null) throw new Error(`The link of the message ${event.code} is no https address`)
    return { ...none, event_type: 'link', open_way: OPEN_WAYS.link, url }
  }
  if (event.route === undefined) return { ...none, open_way: OPEN_WAYS.text }
  return { ...none, open_way: OPEN_WAYS.link, url: renderRoute(event.route, values) }
}

/** Validates with the contract's own reader, which browsers use too, so that they show everything stored. */
function customText(event: MessageEvent, custom: readonly CustomCategory[]): string {
  const tidy = custom.map(({ category, items }) => ({
    category: oneLine(category),
    items: items.map(item => ({ ...item, title: oneLine(item.title) })),
  }))
  const content = readCustomContent(JSON.stringify(tidy))
  if (content === null) throw new Error(`The custom content of the message ${event.code} is not valid`)
  return JSON.stringify(content)
}

function toTextPair(text: string | TextPair): TextPair {
  return typeof text === 'string' ? { zh: text, en: text } : text
}
