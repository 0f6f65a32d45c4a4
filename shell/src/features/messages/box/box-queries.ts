import { OPEN_WAYS, PURPOSES, READ_STATES } from '@apron/contract/codes/message-codes'
import type {
  AirlineMessage,
  AirlineMessageQuery,
  CheckMessageQuery,
} from '@apron/contract/messages/business-message'
import { PATHS } from '../../../paths.ts'
import type { Position } from '../list/list-rules.ts'
import type { OpenedMessage } from '../message-services.ts'

/** Type codes of the lists of check orders and rectification orders (§7). */
export const CHECK_LISTS = { checkList: 0, rectification: 1 } as const
export type CheckList = keyof typeof CHECK_LISTS

export const PURPOSE_CHOICES = ['all', PURPOSES.approval, PURPOSES.notice] as const
export type PurposeChoice = (typeof PURPOSE_CHOICES)[number]

/** Read state filter: all messages, or unread ones only. */
export const READ_CHOICES = ['all', 'unread'] as const
export type ReadChoice = (typeof READ_CHOICES)[number]

export interface CheckFilter {
  readonly purpose: PurposeChoice
  readonly read: ReadChoice
}

/** Builds the request for a page of check or rectification messages (MSG-15). */
export function checkQuery(
  list: CheckList,
  { purpose, read }: CheckFilter,
  position: Position,
): CheckMessageQuery {
  return {
    ...position,
    queryCriteria: {
      type: CHECK_LISTS[list],
      infoType: purpose,
      ...(read === 'unread' ? { readMark: 0 } : {}),
    },
  }
}

/** Builds the request for a page of airline messages (MSG-17). */
export function airlineQuery(read: ReadChoice, { current, size }: Position): AirlineMessageQuery {
  const readState = read === 'unread' ? READ_STATES.unread : null
  return { page: current, limit: size, type: '', businessType: '', eject: null, readState }
}

/** Returns the path of the order a message is about (NAV-13). */
export function orderPath(list: CheckList, sourceId: string): string {
  const id = encodeURIComponent(sourceId)
  return list === 'checkList'
    ? `${PATHS.checkedResult}?id=${id}&source=checkList`
    : `${PATHS.rectificationDetail}?id=${id}`
}

/**
 * Converts an airline message to a general one, so that it opens the same way. Without an address only its
 * text is shown.
 */
export function airlineMessage({ id, remark, createTime, readState, url }: AirlineMessage): OpenedMessage {
  return {
    sid: id,
    content: remark,
    createTime,
    readStatus: readState,
    url,
    openWay: url === null ? OPEN_WAYS.text : OPEN_WAYS.link,
    eventType: url?.startsWith('/') ? 'route' : 'link',
    customContent: null,
  }
}
