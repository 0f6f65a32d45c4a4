import { Refusal } from '@apron/contract/errors/refusal'
import type { RowResult } from '@apron/contract/lists/row-results'
import type { CallContext } from '../calls/call-context.ts'

/**
 * Performs the single call for each row in its own transaction, and returns for each whether it succeeded or why it was
 * refused. Rows are processed one after the other: they may touch the same records, and the embedded database has one
 * connection. An error that is no refusal ends the call. Rows processed before stay processed, and their version
 * prevents a repetition.
 */
export async function eachRow<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { language }: Pick<CallContext, 'language'>,
  act: (row: Row) => Promise<unknown>,
): Promise<RowResult[]> {
  const results: RowResult[] = []
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- rows are independent and processed in the order they were ticked
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
