/** Entry for cached responses, which make records readable offline. */
export { withoutHash } from './cached-response.ts'
export { readSession, SESSION_CACHE_KEY, writeSession } from './cached-session.ts'
export { type CacheKey, cacheSavedData, fetchWithCache, type ReadCache } from './read-cache.ts'
