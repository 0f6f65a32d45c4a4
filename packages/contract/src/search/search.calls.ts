import { defineCall } from '../calls/define-call.ts'
import type { FoundRecords, PageNames, RecordSearch } from './search.ts'

const SEARCH = '/api/base-data/search'

/** Searches records of all applications by number or words: what the caller may read, at the site of the call. */
export const queryRecords = defineCall<{ body: RecordSearch; data: FoundRecords }>({
  id: 'search.records',
  method: 'POST',
  path: `${SEARCH}/queryRecords`,
  failures: 'in-place',
})

/**
 * Returns the pages of the caller's menu with their names in both languages and the pinyin of the Chinese ones. After a
 * failure the search finds pages only by their titles.
 */
export const listPageNames = defineCall<{ data: PageNames[] }>({
  id: 'search.pageNames',
  method: 'GET',
  path: `${SEARCH}/listPageNames`,
  failures: 'suppress',
})
