import { openSealedRows, type SealedRowsParts } from '../store/sealed-rows.ts'
import { type KeptAnswer, type KeptKind, readKept } from './kept-answer.ts'

/** Cached responses of one user on this device. */
export interface ReadStore {
  find(question: string): Promise<KeptAnswer | null>
  /** Stores a response, replacing an earlier one to the same request. @param typedInto addresses of pages with a draft */
  keep(answer: KeptAnswer, typedInto: ReadonlySet<string>): Promise<void>
  drop(question: string): Promise<void>
  /** Removes the records that a page has read, because they are out of date. */
  dropPage(page: string): Promise<void>
  /** Removes all responses of this user. */
  clear(): Promise<void>
}

/** Longest response that is cached, in characters. */
const LONGEST = 500_000
/** Number of latest pages that are remembered for each response. */
const MOST_PAGES = 5

/** Number of latest responses that are cached, not counting records with a draft. */
const LATEST: Readonly<Record<KeptKind, number>> = { session: 1, record: 20, lookup: 20 }

/** Returns the responses to remove. @param typedInto addresses of pages with a draft */
export function answersToForget(
  answers: readonly KeptAnswer[],
  typedInto: ReadonlySet<string>,
): readonly KeptAnswer[] {
  const isNeeded = ({ kind, pages }: KeptAnswer) =>
    kind === 'record' && pages.some(page => typedInto.has(page))
  const latestFirst = answers.toSorted((one, other) => other.keptAt - one.keptAt)
  return latestFirst.filter((answer, index) => {
    if (isNeeded(answer)) return false
    const newer = latestFirst.slice(0, index).filter(other => other.kind === answer.kind && !isNeeded(other))
    return newer.length >= LATEST[answer.kind]
  })
}

export async function createReadStore(parts: SealedRowsParts): Promise<ReadStore> {
  const rows = await openSealedRows(parts, readKept)
  return {
    find: question => rows.get(question),
    async keep(answer, typedInto) {
      const { question, text, pages } = answer
      if (text.length > LONGEST) return rows.remove([question])
      const before = (await rows.get(question))?.pages ?? []
      const all = [...new Set([...before.filter(page => !pages.includes(page)), ...pages])]
      await rows.put(question, { ...answer, pages: all.slice(-MOST_PAGES) })
      const gone = answersToForget(await rows.own(), typedInto)
      await rows.remove(gone.map(each => each.question))
    },
    drop: question => rows.remove([question]),
    async dropPage(page) {
      const old = (await rows.own()).filter(({ kind, pages }) => kind === 'record' && pages.includes(page))
      await rows.remove(old.map(({ question }) => question))
    },
    clear: () => rows.clear(),
  }
}
