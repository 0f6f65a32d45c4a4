import { Client } from 'pg'
import { vi } from 'vitest'

/** Returns the SQL that the work sends. Both stores are reached through the same client. */
export async function sentStatements(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    const sent: readonly (readonly unknown[])[] = query.mock.calls
    return sent.map(([statement]) => textOf(statement).trim()).filter(text => text !== '')
  } finally {
    query.mockRestore()
  }
}

/** A prepared statement is sent as an object with its name. */
function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const isNamed = typeof statement === 'object' && statement !== null && 'text' in statement
  return isNamed && typeof statement.text === 'string' ? statement.text : ''
}
