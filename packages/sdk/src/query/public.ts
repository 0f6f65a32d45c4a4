/**
 * Reading and writing through a cache shared by all tabs of an application: everything an application may use
 * of it.
 */
export { type AppCache, useAppCache } from './app-cache.ts'
export { type CachedRead, readOf } from './cached-read.ts'
export { type Action, type ActionOptions, type ActionOutcome, useAction, type WaitsAt } from './use-action.ts'
export { type AppQueryOptions, useAppQuery } from './use-app-query.ts'
export { type Dictionaries, useDictionaries } from './use-dictionaries.ts'
export { withQueries } from './with-queries.tsx'
