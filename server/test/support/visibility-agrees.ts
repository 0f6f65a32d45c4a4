import type { Visibility } from '@apron/server-kit/records/visibility/visibility'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { TestStore } from './stores/stores.ts'
import { fillRecord, nameInLines, PEOPLE, recordsFor, viewerFor } from './visibility-values.ts'

const RUNS = 40

/**
 * Tests that predicate and SQL of a visibility rule agree: fills the columns of the rule with generated values and
 * compares them for generated viewers. Use inside `describeOnStores`; the store must hold some records.
 * @param find loads a record as the application does
 */
export function visibilityAgrees<Row>(
  store: TestStore,
  visibility: Visibility<Row>,
  find: (id: string) => Promise<Row | undefined>,
): void {
  const { table, alias, rule } = visibility.description

  it(`selects exactly the records of ${table} that its predicate allows`, async () => {
    const db = store.database.kysely
    const { ids, lines, row } = await recordsFor(db, table, rule)
    expect(ids.length, 'records').toBeGreaterThan(2)
    const people = fc.shuffledSubarray(PEOPLE, { minLength: PEOPLE.length })
    const records = fc.tuple(...ids.map(id => fc.record({ id: fc.constant(id), row, people })))
    const seen = { shown: 0, hidden: 0 }
    await fc.assert(
      fc.asyncProperty(records, viewerFor(rule), async (filled, viewer) => {
        for (const { id, row: values, people: named } of filled) {
          await fillRecord(db, table, id, values)
          for (const each of lines) await nameInLines(db, each, id, named)
        }
        const { rows } = await sql<{ id: string }>`select ${sql.ref(`${alias}.id`)}
          from ${sql.table(table)} as ${sql.ref(alias)} where ${visibility.where(viewer)}`.execute(db)
        const selected = new Set(rows.map(({ id }) => id))
        for (const id of ids) {
          const found = await find(id)
          const allowed = found !== undefined && visibility.matches(found, viewer)
          expect(selected.has(id), `${id} is selected`).toBe(allowed)
          seen[allowed ? 'shown' : 'hidden']++
        }
      }),
      { numRuns: RUNS },
    )
    // Both must occur, or the comparison proves nothing. The generated viewers are left to chance.
    expect(Math.min(seen.shown, seen.hidden)).toBeGreaterThan(RUNS / 10)
  })
}
