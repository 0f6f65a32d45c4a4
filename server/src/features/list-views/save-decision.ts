import { type ErrorEntry, SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { LIST_VIEWS_MAX } from '@apron/contract/limits/lists'
import type { ListViewSave, SavedView } from '@apron/contract/lists/list-view'

/** Returns why the view cannot be saved, or null. */
export function saveViolation(
  existing: readonly Pick<SavedView, 'id' | 'name'>[],
  { id, name }: Pick<ListViewSave, 'id' | 'name'>,
): ErrorEntry | null {
  if (name === '') return SERVER_ERRORS.viewNameMissing
  if (id !== null && !existing.some(view => view.id === id)) return SERVER_ERRORS.notFound
  if (existing.some(view => view.name === name && view.id !== id)) return SERVER_ERRORS.viewNameTaken
  return id === null && existing.length >= LIST_VIEWS_MAX ? SERVER_ERRORS.viewsFull : null
}
