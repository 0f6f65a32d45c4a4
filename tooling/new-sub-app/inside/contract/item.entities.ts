import { Page, PageRequest } from '@apron/contract/entities/paging'
import { type Static, Type } from 'typebox'

export const ITEM_STATUSES = ['OPEN', 'DONE'] as const
export type ItemStatus = (typeof ITEM_STATUSES)[number]

/** Columns that the list can be ordered by. */
export const ITEM_SORT_KEYS = ['itemNo', 'title', 'status', 'updateTime'] as const
export type ItemSortKey = (typeof ITEM_SORT_KEYS)[number]

const Status = Type.Enum(ITEM_STATUSES)
const Chapter = Type.String({ minLength: 1, maxLength: 20, description: 'Value of ATA_CHAPTER' })
const Id = Type.String({ pattern: '^[0-9a-f-]{36}$' })

/** What is filled in; its limits are those of the form. */
const fields = {
  title: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  chapter: Type.Union([Chapter, Type.Null()]),
  text: Type.String({ maxLength: 500 }),
  status: Status,
}

/** Something that the next shift must know. */
export const Item = Type.Object({
  id: Id,
  version: Type.Integer({ minimum: 1 }),
  itemNo: Type.String(),
  ...fields,
  updateBy: Type.Object({ code: Type.String(), name: Type.String() }),
  updateTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss' }),
})
export type Item = Static<typeof Item>

export const ItemId = Type.Object({ id: Id })
export type ItemId = Static<typeof ItemId>

/** What is saved; the version as the person saw it, 0 for an item that is new. */
export const ItemSave = Type.Object({ version: Type.Integer({ minimum: 0 }), ...fields })
export type ItemSave = Static<typeof ItemSave>

export const ItemQuery = PageRequest(
  Type.Object({
    text: Type.Optional(Type.String({ maxLength: 80, description: 'Part of number or title' })),
    chapter: Type.Optional(Chapter),
    status: Type.Optional(Status),
    sortBy: Type.Optional(Type.Enum(ITEM_SORT_KEYS)),
    descending: Type.Optional(Type.Boolean()),
  }),
)
export type ItemQuery = Static<typeof ItemQuery>

export const ItemPage = Page(Item)
