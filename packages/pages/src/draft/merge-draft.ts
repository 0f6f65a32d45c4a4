import type { Draft, DraftValues } from '@apron/sdk'

/** A field that somebody has typed in, beside what is saved now. */
export interface DraftField {
  readonly name: string
  readonly mine: unknown
  readonly saved: unknown
  /** It was changed by others too since it was typed over. */
  readonly both: boolean
}

type Typed = Pick<Draft, 'start' | 'values'>

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** What an older version of the page has kept under a name of today may be something else. */
function fits(value: unknown, now: unknown): boolean {
  return value === null || now === null || now === undefined || kindOf(value) === kindOf(now)
}

/** What a draft holds over the record as it is now; empty when all of it is saved already, or there is nothing left to put it in. */
export function mergeDraft({ start, values }: Typed, now: DraftValues): readonly DraftField[] {
  return Object.entries(values).flatMap(([name, mine]) => {
    const saved = now[name]
    const isGone = name in start && !(name in now)
    if (isGone || same(mine, start[name]) || same(mine, saved) || !fits(mine, saved)) return []
    return [{ name, mine, saved, both: !same(saved, start[name]) }]
  })
}

/** The form with the draft over it. @param saved names of the fields that stay as they are saved */
export function takenOver<Values extends object>(
  values: Values,
  fields: readonly DraftField[],
  saved: ReadonlySet<string>,
): Values {
  const mine = fields.filter(({ name }) => !saved.has(name)).map(each => [each.name, each.mine])
  return { ...values, ...Object.fromEntries(mine) }
}

/** What is kept while a draft is offered and its person types on: both, so that a crash loses neither. */
export function withTyped(offered: Typed, start: DraftValues, values: DraftValues): Typed {
  const fields = mergeDraft(offered, start)
  const before = fields.map(({ name }) => [name, offered.start[name]])
  const typed = Object.entries(values).filter(([name, value]) => !same(value, start[name]))
  return {
    start: { ...start, ...Object.fromEntries(before) },
    values: { ...takenOver(start, fields, new Set()), ...Object.fromEntries(typed) },
  }
}
