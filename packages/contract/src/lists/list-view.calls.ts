import { defineCall } from '../calls/define-call.ts'
import type {
  ListSettings,
  ListSettingsQuery,
  ListSizeSave,
  ListViewDelete,
  ListViewSave,
} from './list-view.ts'

const SERVICE = '/api/base-auth/listView'

/**
 * Returns the caller's views of a list and its page size. After a failure the list opens without them; the menu of
 * views asks again.
 */
export const queryListSettings = defineCall<{ query: ListSettingsQuery; data: ListSettings }>({
  id: 'listView.query',
  method: 'GET',
  path: `${SERVICE}/query`,
  failures: 'suppress',
})

/** Creates or changes one of the caller's views. Returns all views of the list. */
export const saveListView = defineCall<{ body: ListViewSave; data: ListSettings }>({
  id: 'listView.save',
  method: 'POST',
  path: `${SERVICE}/save`,
  failures: 'in-place',
})

/** Deletes one of the caller's views. Returns the remaining ones. */
export const deleteListView = defineCall<{ body: ListViewDelete; data: ListSettings }>({
  id: 'listView.delete',
  method: 'POST',
  path: `${SERVICE}/delete`,
  failures: 'in-place',
})

/** Saves the caller's page size of a list. */
export const saveListSize = defineCall<{ body: ListSizeSave; data: ListSettings }>({
  id: 'listView.saveSize',
  method: 'POST',
  path: `${SERVICE}/saveSize`,
  failures: 'in-place',
})
