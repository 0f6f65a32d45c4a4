import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './list-view.calls.ts'
import { ListSettings, ListSettingsQuery, ListSizeSave, ListViewDelete, ListViewSave } from './list-view.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const LIST_VIEW_SCHEMAS = {
  queryListSettings: { query: ListSettingsQuery, data: ListSettings },
  saveListView: { body: ListViewSave, data: ListSettings },
  deleteListView: { body: ListViewDelete, data: ListSettings },
  saveListSize: { body: ListSizeSave, data: ListSettings },
} as const satisfies Record<keyof typeof calls, CallSchemas>
