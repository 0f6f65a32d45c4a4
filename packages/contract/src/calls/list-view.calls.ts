import type {
  ListSettings,
  ListSettingsQuery,
  ListSizeSave,
  ListViewDelete,
  ListViewSave,
} from '../entities/list-view.ts'
import { defineCall } from './define-call.ts'

const SERVICE = '/api/base-auth/listView'

/**
 * The caller's own views of one list, and the page size they chose there. After a failure the list opens without them; the menu of views
 * asks again.
 */
export const queryListSettings = defineCall<{ query: ListSettingsQuery; data: ListSettings }>({
  id: 'listView.query',
  method: 'GET',
  path: `${SERVICE}/query`,
  failures: 'suppress',
})

/** Makes a view of one's own, or changes it; answers all of the list. */
export const saveListView = defineCall<{ body: ListViewSave; data: ListSettings }>({
  id: 'listView.save',
  method: 'POST',
  path: `${SERVICE}/save`,
  failures: 'in-place',
})

/** Deletes a view of one's own; answers those that are left. */
export const deleteListView = defineCall<{ body: ListViewDelete; data: ListSettings }>({
  id: 'listView.delete',
  method: 'POST',
  path: `${SERVICE}/delete`,
  failures: 'in-place',
})

/** Keeps the page size that the caller chose in a list. */
export const saveListSize = defineCall<{ body: ListSizeSave; data: ListSettings }>({
  id: 'listView.saveSize',
  method: 'POST',
  path: `${SERVICE}/saveSize`,
  failures: 'in-place',
})
