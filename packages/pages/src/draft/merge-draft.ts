import type { Draft, DraftValues } from '@apron/sdk'
import { isEqual } from 'es-toolkit/predicate'

/** A changed field with its saved value. */
export interface DraftField {
  readonly name: string
  readonly mine: unknown
  readonly saved: unknown
  /** True if others have changed the field since the user typed in it. */
  readonly changedByOthers: boolean
}

type Typed = Pick<Draft, 'start' | 'values'>

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/**
 * Returns whether a draft value has the type of the current one. An older version of the page may have stored another
 * type.
 */
function fits(value: unknown, now: unknown): boolean {
  return value === null || now === null || now === undefined || kindOf(value) === kindOf(now)
}

/** Returns the draft's changes to the current record. Empty if all are saved already or their fields are gone. */
export function mergeDraft({ start, values }: Typed, now: DraftValues): readonly DraftField[] {
  return Object.entries(values).flatMap(([name, mine]) => {
    const saved = now[name]
    const isGone = name in start && !(name in now)
    if (isGone || isEqual(mine, start[name]) || isEqual(mine, saved) || !fits(mine, saved)) return []
    return [{ name, mine, saved, changedByOthers: !isEqual(saved, start[name]) }]
  })
}

/** Returns the form with the draft applied. @param saved names of the fields that keep their saved value */
export function withDraft<Values extends object>(
  values: Values,
  fields: readonly DraftField[],
  saved: ReadonlySet<string>,
): Values {
  const mine = fields.filter(({ name }) => !saved.has(name)).map(each => [each.name, each.mine])
  return { ...values, ...Object.fromEntries(mine) }
}

/** Merges a draft that is still offered with what is being typed, so that a crash loses neither. */
export function withTyped(offered: Typed, start: DraftValues, values: DraftValues): Typed {
  const fields = mergeDraft(offered, start)
  const before = fields.map(({ name }) => [name, offered.start[name]])
  const typed = Object.entries(values).filter(([name, value]) => !isEqual(value, start[name]))
  return {
    start: { ...start, ...Object.fromEntries(before) },
    values: { ...withDraft(start, fields, new Set()), ...Object.fromEntries(typed) },
  }
}
