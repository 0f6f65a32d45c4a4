import type { KeptAnswer, KeptKind } from './kept-answer.ts'

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
