import { Client } from 'pg'
import { vi } from 'vitest'

/** Returns the SQL that the work sends. Both stores are reached through the same client. */
export async function sentStatements(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    const sent: readonly (readonly unknown[])[] = query.mock.calls
    return sent.flatMap(([text]) => (typeof text === 'string' ? [text.trim()] : []))
  } finally {
    query.mockRestore()
  }
}
