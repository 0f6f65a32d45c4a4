import { type Static, Type } from 'typebox'
import { recordId } from '../entities/fields.ts'
import { LIST_VIEW_MAX, LIST_VIEW_NAME_MAX, LIST_VIEWS_MAX, TABLE_PAGE_SIZES } from '../limits/lists.ts'

const listCode = Type.String({ pattern: '^[A-Za-z0-9_.:-]{1,100}$', description: 'The list’s customCode' })
const size = Type.Enum(TABLE_PAGE_SIZES)

/** A named view of a list, saved by a person. */
export const SavedView = Type.Object({
  id: Type.String(),
  name: Type.String(),
  view: Type.String({ description: 'Filter, order, columns and page size, as the client wrote them' }),
  standard: Type.Boolean({ description: 'True if the list opens with this view' }),
})
export type SavedView = Static<typeof SavedView>

/** Settings of a list for one person. */
export const ListSettings = Type.Object({
  views: Type.Array(SavedView, { maxItems: LIST_VIEWS_MAX, description: 'Sorted by name' }),
  size: Type.Union([size, Type.Null()], { description: 'Last chosen page size; null if never chosen' }),
})
export type ListSettings = Static<typeof ListSettings>

export const ListSettingsQuery = Type.Object({ code: listCode })
export type ListSettingsQuery = Static<typeof ListSettingsQuery>

export const ListViewSave = Type.Object({
  id: Type.Union([recordId, Type.Null()], { description: 'Null for a new one' }),
  code: listCode,
  name: Type.String({ maxLength: LIST_VIEW_NAME_MAX }),
  view: Type.String({ maxLength: LIST_VIEW_MAX }),
  standard: Type.Boolean(),
})
export type ListViewSave = Static<typeof ListViewSave>

export const ListViewDelete = Type.Object({ code: listCode, id: recordId })
export type ListViewDelete = Static<typeof ListViewDelete>

export const ListSizeSave = Type.Object({ code: listCode, size })
export type ListSizeSave = Static<typeof ListSizeSave>
