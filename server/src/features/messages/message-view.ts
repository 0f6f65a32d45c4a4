import { HANDLE_STATES, MESSAGE_CATEGORIES, type MessageCategory } from '@apron/contract/codes/message-codes'
import type { Language } from '@apron/contract/dictionary/language'
import type { AirlineMessage, CheckMessage } from '@apron/contract/messages/business-message'
import type { Message, SiteAcknowledgement } from '@apron/contract/messages/message'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import type { MessageRow } from './message-list.store.ts'
import { TYPE_NAMES } from './messages.texts.ts'
import type { RecipientRow } from './sent-messages.store.ts'

export function categoryName(category: MessageCategory, language: Language): string {
  return MESSAGE_CATEGORIES.find(({ id }) => id === category)?.name[language] ?? category
}

/** Converts a row for the message centre (MSG-06). */
export function toMessage(row: MessageRow, language: Language): Message {
  return {
    sid: row.sid,
    content: row.content,
    type: row.type,
    categoryId: row.category,
    categoryName: categoryName(row.category, language),
    typeName: TYPE_NAMES[row.type][language],
    readStatus: readState(row),
    handleStatus: row.handle_status,
    handleResult: row.handle_status === HANDLE_STATES.done ? row.handle_result : null,
    urgency: row.urgency,
    createTime: wireTime(row.created_at),
    eventType: row.event_type,
    openWay: row.open_way,
    url: row.url,
    customContent: row.custom === null ? null : JSON.stringify(row.custom),
    bySubscription: row.by_subscription,
    siteCode: row.site,
    acknowledgedTime: row.acknowledged_at === null ? null : wireTime(row.acknowledged_at),
  }
}

/** Converts a row for the lists of the safety-quality centre (MSG-15). */
export function toCheckMessage(row: MessageRow): CheckMessage {
  return {
    infoId: row.sid,
    sourceId: row.source_id ?? '',
    title: row.source_title ?? '',
    checkCat: row.source_cat ?? '',
    label: row.content,
    createdTime: wireTime(row.created_at),
    readMark: readState(row),
    infoType: row.purpose,
    urgency: row.urgency,
  }
}

/** Converts a row for the list of airline business (MSG-17). */
export function toAirlineMessage(row: MessageRow): AirlineMessage {
  return {
    id: row.sid,
    remark: row.content,
    readState: readState(row),
    createTime: wireTime(row.created_at),
    urgency: row.urgency,
    url: row.url,
  }
}

/**
 * Groups recipients by default site, in row order.
 * @param showsTelephones a telephone number is also a login name, so only people who raise alarms may see it
 */
export function toSites(rows: readonly RecipientRow[], showsTelephones: boolean): SiteAcknowledgement[] {
  const sites = new Map<string, SiteAcknowledgement>()
  for (const row of rows) {
    const site = sites.get(row.site_code) ?? {
      siteCode: row.site_code,
      siteName: row.site_name,
      acknowledged: [],
      waiting: [],
    }
    const person = {
      userCode: row.user_code,
      nickName: row.name,
      department: row.department,
      telephone: showsTelephones ? (row.mobile ?? '') : '',
    }
    if (row.acknowledged_at === null) site.waiting.push({ ...person, read: row.read })
    else site.acknowledged.push({ ...person, acknowledgeTime: wireTime(row.acknowledged_at) })
    sites.set(row.site_code, site)
  }
  return [...sites.values()]
}

function readState({ read_at }: Pick<MessageRow, 'read_at'>): 0 | 1 {
  return read_at === null ? 0 : 1
}
