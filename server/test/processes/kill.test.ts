import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { makeStorePlace, silentLog, storeKinds } from '../support/stores/store-places.ts'

const WRITER = fileURLToPath(new URL('../support/stores/store-writer.ts', import.meta.url))
const ROUNDS = 5
/**
 * Rows to wait for before the kill in each round: soon after the start, mid-way, and after checkpoints of the kernel.
 */
const ROWS_BEFORE_KILL = [1, 40, 7, 200, 90]

/** Kills a writer after this many rows, while it writes more. Returns the last acknowledged row. */
async function writeAndKill(where: string, rows: number): Promise<number> {
  const writer = spawn(process.execPath, [WRITER, where], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(writer, 'exit')
  let printed = ''
  let killed = false
  for await (const chunk of writer.stdout.setEncoding('utf8')) {
    printed += String(chunk)
    if (!killed && printed.split('\n').length > rows) killed = writer.kill('SIGKILL')
  }
  await exited
  const whole = printed.slice(0, printed.lastIndexOf('\n')).split('\n')
  return Number(whole.at(-1))
}

describe.each(storeKinds())('kill -9 of the server during writes (%s)', kind => {
  it('loses no acknowledged row and leaves no half transaction', async () => {
    const place = await makeStorePlace(kind)
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const where = place.settings.databaseUrl ?? place.settings.dataDir
        const acknowledged = await writeAndKill(where, ROWS_BEFORE_KILL[round] ?? 1)
        expect(acknowledged).toBeGreaterThan(0)
        const database = await openDatabase(place.settings, silentLog)
        const { rows } = await sql<{ present: number; written: number; counted: number }>`
          select (select count(*) from written where n <= ${acknowledged}) as present,
            (select count(*) from written) as written, (select n from counter) as counted`.execute(
          database.kysely,
        )
        await database.close()
        const { present = 0, written = 0, counted = 0 } = rows[0] ?? {}
        expect(counted).toBe(written)
        expect(present).toBe(acknowledged)
      }
    } finally {
      await place.remove()
    }
  }, 120_000)
})
