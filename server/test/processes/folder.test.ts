import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { OperatorError } from '../../src/platform/config/operator-error.ts'
import { lockFolder } from '../../src/platform/db/embedded/folder-lock.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { makeStorePlace, type StorePlace, silentLog } from '../support/stores/store-places.ts'

const WRITER = fileURLToPath(new URL('../support/stores/store-writer.ts', import.meta.url))

/** Time limit for tests with a first start, which takes seconds to create the store even on an idle machine. */
const FIRST_STARTS_MS = 90_000

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

async function place(): Promise<StorePlace> {
  const made = await makeStorePlace('pglite')
  cleanUps.push(() => made.remove())
  return made
}

describe('the folder of the embedded store', () => {
  it('rejects a second process, naming the folder, and loses nothing', async () => {
    const { settings } = await place()
    const writer = spawn(process.execPath, [WRITER, settings.dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(writer.stdout, 'data')

    const second = openDatabase(settings, silentLog)
    await expect(second).rejects.toThrow(OperatorError)
    await expect(second).rejects.toThrow(`${settings.dataDir} is in use by another Apron process`)

    // The first process goes on writing. After it ends, the store has every acknowledged row and the folder is free.
    writer.stdout.setEncoding('utf8')
    const [line] = await once(writer.stdout, 'data')
    const acknowledged = Number(String(line).trim().split('\n').at(-1))
    writer.kill('SIGKILL')
    await once(writer, 'exit')
    const database = await openDatabase(settings, silentLog)
    cleanUps.push(() => database.close())
    const { rows } = await sql<{ n: number }>`select count(*) as n from written`.execute(database.kysely)
    expect(rows[0]?.n).toBeGreaterThanOrEqual(acknowledged)
  })

  it('rejects a second opening in the same process, also by another path', async () => {
    const { settings } = await place()
    const database = await openDatabase(settings, silentLog)
    cleanUps.push(() => database.close())
    const otherName = {
      ...settings,
      dataDir: join(settings.dataDir, '..', '.', settings.dataDir.split('/').at(-1) ?? ''),
    }
    await expect(openDatabase(otherName, silentLog)).rejects.toThrow('is in use by another')
    await database.ping()
  })

  it('waits for the process that used it to finish shutting down', async () => {
    const { settings } = await place()
    const lock = lockFolder(settings.dataDir)
    expect(lock).not.toBeNull()
    setTimeout(() => lock?.release(), 600)
    const database = await openDatabase(settings, silentLog)
    cleanUps.push(() => database.close())
    await database.ping()
  })

  it(
    'is created if missing, readable by its owner only, and its path is logged',
    async () => {
      const parent = await mkdtemp(join(tmpdir(), 'apron new '))
      cleanUps.push(() => rm(parent, { recursive: true }))
      const folder = join(parent, 'a', '维修 data')
      const database = await openDatabase({ dataDir: folder, databaseUrl: null }, silentLog)
      expect(database.location).toBe(folder)
      await database.close()
      for (const path of [folder, join(folder, 'store')]) expect((await stat(path)).mode & 0o777).toBe(0o700)
      expect((await readdir(folder)).toSorted()).toEqual(['store', 'store.lock'])
    },
    FIRST_STARTS_MS,
  )

  it(
    'opens after an interrupted first start, and with a left-over postmaster.pid',
    async () => {
      const made = await place()
      await writeFile(join(made.settings.dataDir, 'store', 'postmaster.pid'), '')
      const database = await openDatabase(made.settings, silentLog)
      await database.close()

      const fresh = await mkdtemp(join(tmpdir(), 'apron cut '))
      cleanUps.push(() => rm(fresh, { recursive: true }))
      spawnSync('cp', ['-r', join(made.settings.dataDir, 'store', 'base'), join(fresh, 'store.unfinished')])
      const again = await openDatabase({ dataDir: fresh, databaseUrl: null }, silentLog)
      await again.ping()
      await again.close()
      expect((await readdir(fresh)).toSorted()).toEqual(['store', 'store.lock'])
    },
    FIRST_STARTS_MS,
  )

  it('cannot be opened by another engine than the one that created it', async () => {
    const { settings } = await place()
    const pin = join(settings.dataDir, 'store', 'apron-engine.json')
    expect(JSON.parse(await readFile(pin, 'utf8'))).toEqual({
      engine: expect.stringMatching(/^pglite \d+\.\d+\.\d+$/),
    })
    await writeFile(pin, '{"engine":"pglite 0.4.0"}')
    await expect(openDatabase(settings, silentLog)).rejects.toThrow(
      /created by the engine pglite 0\.4\.0.*npm run backup/,
    )
    await rm(pin)
    await expect(openDatabase(settings, silentLog)).rejects.toThrow('created by the engine ?')
  })

  it('reports the reason when it cannot be used', async () => {
    const { settings } = await place()
    const file = join(settings.dataDir, 'a-file')
    await writeFile(file, '')
    for (const dataDir of [file, join(file, 'below')]) {
      await expect(openDatabase({ dataDir, databaseUrl: null }, silentLog)).rejects.toThrow(
        `The data folder ${dataDir} cannot be created or written to`,
      )
    }
  })

  it("reports the engine's message when its files are damaged, and is free afterwards", async () => {
    const { settings } = await place()
    const control = join(settings.dataDir, 'store', 'global', 'pg_control')
    const whole = await readFile(control)
    await writeFile(control, whole.subarray(0, 100))
    await expect(openDatabase(settings, silentLog)).rejects.toThrow(/could not be opened.*pg_control/s)
    await writeFile(control, whole)
    const database = await openDatabase(settings, silentLog)
    await database.ping()
    await database.close()
  })
})

const mounts =
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('mount', ['--version']).status === 0

/** Mounts a separate disk of this size. */
async function smallDisk(megabytes: number): Promise<string> {
  const disk = await mkdtemp(join(tmpdir(), 'apron disk '))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk])
  if (status !== 0) throw new Error('A small disk could not be mounted')
  cleanUps.push(async () => {
    spawnSync('umount', ['-l', disk])
    await rm(disk, { recursive: true, force: true })
  })
  return disk
}

describe('a full disk', () => {
  it.skipIf(!mounts)('fails the first start with a message (needs root, to mount a small disk)', async () => {
    const disk = await smallDisk(40)
    const opening = openDatabase({ dataDir: join(disk, 'data'), databaseUrl: null }, silentLog)
    await expect(opening).rejects.toThrow(
      /^The disk is full: \d+ MB are free where the data folder .* at least 96 MB/,
    )
  })

  it.skipIf(!mounts)(
    'fails a later start with a message, and the store opens again once there is space',
    async () => {
      const { settings } = await place()
      const disk = await smallDisk(120)
      const dataDir = join(disk, 'data')
      spawnSync('cp', ['-r', settings.dataDir, dataDir])
      const ballast = join(disk, 'ballast')
      spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M'])
      await expect(openDatabase({ dataDir, databaseUrl: null }, silentLog)).rejects.toThrow(
        'The disk is full',
      )
      await rm(ballast)
      const database = await openDatabase({ dataDir, databaseUrl: null }, silentLog)
      await database.ping()
      await database.close()
    },
  )

  it.skipIf(!mounts)(
    'under the running store is an error of the writer, loses nothing and passes',
    async () => {
      const { settings } = await place()
      const disk = await smallDisk(120)
      const dataDir = join(disk, 'data')
      spawnSync('cp', ['-r', settings.dataDir, dataDir])
      const database = await openDatabase({ dataDir, databaseUrl: null }, silentLog)
      cleanUps.push(() => database.close())
      await sql`create table kept (n int, filler text)`.execute(database.kysely)
      await sql`insert into kept values (1, '')`.execute(database.kysely)
      const ballast = join(disk, 'ballast')
      spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M'])
      const tooMuch = sql`insert into kept select n, repeat(md5(n::text), 100) from generate_series(1, 20000) n`
      await expect(tooMuch.execute(database.kysely)).rejects.toThrow('The database is unavailable')
      await rm(ballast)
      await expect
        .poll(() => sql`select n from kept`.execute(database.kysely).then(({ rows }) => rows), {
          timeout: 20_000,
        })
        .toEqual([{ n: 1 }])
    },
  )
})
