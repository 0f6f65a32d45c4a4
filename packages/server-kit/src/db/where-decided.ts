import { type Expression, expressionBuilder, type SqlBool } from 'kysely'

/** A condition, or its value if it does not depend on the row. */
type Condition = boolean | Expression<SqlBool>

/**
 * Turns a decision about facts of a row into SQL, so that lists and single records use the same function.
 * @param decide called for every combination of facts
 */
export function whereDecided(
  facts: readonly Expression<SqlBool>[],
  decide: (...facts: boolean[]) => boolean,
): Expression<SqlBool> {
  const eb = expressionBuilder()
  const both = (fact: Expression<SqlBool>, rest: Condition) =>
    typeof rest === 'boolean' ? (rest ? [fact] : []) : [eb.and([fact, rest])]
  const split = ([fact, ...others]: readonly Expression<SqlBool>[], known: readonly boolean[]): Condition => {
    if (fact === undefined) return decide(...known)
    const yes = split(others, [...known, true])
    const no = split(others, [...known, false])
    return yes === no ? yes : eb.or([...both(fact, yes), ...both(eb.not(fact), no)])
  }
  const condition = split(facts, [])
  return typeof condition === 'boolean' ? eb.lit(condition) : condition
}
