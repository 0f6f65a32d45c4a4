import { openSealedRows, type SealedRowsParts } from '../store/sealed-rows.ts'
import { type CachedKind, type CachedResponse, parseCachedResponse } from './cached-response.ts'

/** Cached responses of one user on this device. */
export interface ReadStore {
  find(question: string): Promise<CachedResponse | null>
  /** Stores a response, replacing an earlier one to the same request. @param typedInto addresses of pages with a draft */
  keep(response: CachedResponse, pagesWithDraft: ReadonlySet<string>): Promise<void>
  drop(question: string): Promise<void>
  /** Removes the records that a page has read, because they are out of date. */
  dropPage(page: string): Promise<void>
  /** Removes all responses of this user. */
  clear(): Promise<void>
}

/** Longest response that is cached, in characters. */
const MAX_LENGTH = 500_000
/** Number of latest pages that are remembered for each response. */
const MAX_PAGES = 5

/** Number of latest responses that are cached, not counting records with a draft. */
const MAX_CACHED: Readonly<Record<CachedKind, number>> = { session: 1, record: 20, lookup: 20 }

/** Returns the responses to remove. @param typedInto addresses of pages with a draft */
export function responsesToEvict(
  responses: readonly CachedResponse[],
  pagesWithDraft: ReadonlySet<string>,
): readonly CachedResponse[] {
  const isNeeded = ({ kind, pages }: CachedResponse) =>
    kind === 'record' && pages.some(page => pagesWithDraft.has(page))
  const latestFirst = responses.toSorted((one, other) => other.keptAt - one.keptAt)
  return latestFirst.filter((response, index) => {
    if (isNeeded(response)) return false
    const newer = latestFirst
      .slice(0, index)
      .filter(other => other.kind === response.kind && !isNeeded(other))
    return newer.length >= MAX_CACHED[response.kind]
  })
}

export async function createReadStore(parts: SealedRowsParts): Promise<ReadStore> {
  const rows = await openSealedRows(parts, parseCachedResponse)
  return {
    find: question => rows.get(question),
    async keep(response, pagesWithDraft) {
      const { question, text, pages } = response
      if (text.length > MAX_LENGTH) return rows.remove([question])
      const before = (await rows.get(question))?.pages ?? []
      const all = [...new Set([...before.filter(page => !pages.includes(page)), ...pages])]
      await rows.put(question, { ...response, pages: all.slice(-MAX_PAGES) })
      const evicted = responsesToEvict(await rows.all(), pagesWithDraft)
      await rows.remove(evicted.map(each => each.question))
    },
    drop: question => rows.remove([question]),
    async dropPage(page) {
      const outdated = (await rows.all()).filter(
        ({ kind, pages }) => kind === 'record' && pages.includes(page),
      )
      await rows.remove(outdated.map(({ question }) => question))
    },
    clear: () => rows.clear(),
  }
}
