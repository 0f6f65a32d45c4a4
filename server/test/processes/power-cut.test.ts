import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { canMakeDisks, makeDisk } from '../support/servers/power-cut.ts'
import { silentLog } from '../support/stores/store-places.ts'

const WRITER = fileURLToPath(new URL('../support/stores/store-writer.ts', import.meta.url))
const ROWS_BEFORE_CUT = 400

/**
 * Writes rows and cuts the power after this many were acknowledged. Returns the last of them and the disk as it was
 * left.
 */
async function writeAndCut(folder: string, pullThePlug: () => Promise<string>): Promise<[number, string]> {
  const writer = spawn(process.execPath, [WRITER, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(writer, 'exit')
  try {
    let printed = ''
    for await (const chunk of writer.stdout.setEncoding('utf8')) {
      printed += String(chunk)
      if (printed.split('\n').length <= ROWS_BEFORE_CUT) continue
      const whole = printed.slice(0, printed.lastIndexOf('\n')).split('\n')
      return [Number(whole.at(-1)), await pullThePlug()]
    }
    throw new Error('The writer ended early')
  } finally {
    writer.kill('SIGKILL')
    await exited
  }
}

describe('a power cut during writes', () => {
  it.skipIf(!canMakeDisks())(
    'loses no row that was acknowledged (needs root and loop devices, to make a disk)',
    async () => {
      const disk = await makeDisk()
      try {
        // A new store, so that the cut also tests whether its creation reached the disk.
        const [acknowledged, left] = await writeAndCut(join(disk.path, 'data'), disk.pullThePlug)
        const database = await openDatabase({ dataDir: join(left, 'data'), databaseUrl: null }, silentLog)
        const { rows } = await sql<{ present: number }>`
          select count(*) as present from written where n <= ${acknowledged}`.execute(database.kysely)
        await database.close()
        expect(acknowledged).toBeGreaterThanOrEqual(ROWS_BEFORE_CUT)
        expect(rows).toEqual([{ present: acknowledged }])
      } finally {
        await disk.remove()
      }
    },
    120_000,
  )
})
