import { codeKind } from '@apron/contract/codes/response-codes'
import type { KeptAnswer, KeptKind } from './kept-answer.ts'

/**
 * What an answer means for the one that is kept: the new one is kept, none is any more, or nothing, where the server is out of order or
 * the session is over.
 */
export function answerMeaning(status: number, code: number): 'keep' | 'forget' | null {
  if (status >= 500 || status === 401 || status === 429) return null
  const kind = codeKind(code)
  if (kind === 'session-over') return null
  return kind === 'success' && status < 300 ? 'keep' : 'forget'
}

/** So many of the latest are kept; of records those too that something is typed into. */
const LATEST: Readonly<Record<KeptKind, number>> = { session: 1, record: 20, lookup: 20 }

/** Which answers make room. @param typedInto addresses of pages where something is typed and not saved */
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
