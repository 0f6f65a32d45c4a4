import { Refusal } from '@apron/contract/errors/refusal'
import type { RowResult } from '@apron/contract/lists/row-results'
import type { CallContext } from '../calls/call-context.ts'

/**
 * Does to each row what the single call does to one, in a transaction of its own, and answers for each whether it was done or why
 * it was refused. One after the other: rows may touch the same records, and the embedded store has one connection. An error that is
 * no refusal ends the call; what was done stays done, and its version keeps it from being done again.
 */
export async function eachRow<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { language }: Pick<CallContext, 'language'>,
  act: (row: Row) => Promise<unknown>,
): Promise<RowResult[]> {
  const results: RowResult[] = []
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- each row by itself, in the order the person ticked them
    results.push(await resultOf(row.id, language, () => act(row)))
  }
  return results
}

async function resultOf(
  id: string,
  language: CallContext['language'],
  act: () => Promise<unknown>,
): Promise<RowResult> {
  try {
    await act()
    return { id, done: true, msg: '' }
  } catch (error) {
    if (!(error instanceof Refusal) || error.entry.status >= 500) throw error
    return { id, done: false, msg: error.text(language) }
  }
}
