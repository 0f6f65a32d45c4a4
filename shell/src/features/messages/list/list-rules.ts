import { READ_STATES, type ReadState } from '@apron/contract/codes/message-codes'
import { MESSAGE_PAGE_SIZE } from '@apron/contract/limits/messages'

/** Page position of a list. */
export interface Position {
  readonly current: number
  readonly size: number
}

export const FIRST_PAGE: Position = { current: 1, size: MESSAGE_PAGE_SIZE }

/** Returns the pager, or none for fewer than ten rows (MSG-04). */
export function pagerOf(
  position: Position,
  total: number | undefined,
): (Position & { readonly total: number }) | null {
  return total === undefined || total < MESSAGE_PAGE_SIZE ? null : { ...position, total }
}

/** Returns the IDs of the selected rows that are unread. Only these can be marked as read (MSG-08). */
export function selectedUnreadIds<Row>(
  rows: readonly Row[],
  selected: ReadonlySet<string>,
  readStateOf: (row: Row) => { readonly id: string; readonly state: ReadState },
): string[] {
  return rows
    .map(readStateOf)
    .filter(({ id, state }) => selected.has(id) && state === READ_STATES.unread)
    .map(({ id }) => id)
}
