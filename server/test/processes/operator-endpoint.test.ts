import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { restoreBackup } from '../../src/app/commands/restore-backup.ts'
import { allMigrations } from '../../src/app/migrations.ts'
import { PLUGINS } from '../../src/app/plugins.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { deployApp } from '../support/built-files.ts'
import { environmentOf, runAppCommand, runBackup, runVerifyRecords } from '../support/servers/app-command.ts'
import { freePort, type ServerProcess, startProcess } from '../support/servers/server-process.ts'
import { makeStorePlace, type StorePlace, silentLog } from '../support/stores/store-places.ts'

const RunningFile = Type.Object({ address: Type.String(), key: Type.String(), appsDir: Type.String() })

let apps: string
let place: StorePlace
let portal: string
let running: ServerProcess | null = null

beforeAll(async () => {
  apps = await mkdtemp(join(tmpdir(), 'apron apps '))
  await deployApp(apps, 'amm', '1.0.0')
  await deployApp(apps, 'amm', '1.1.0')
  place = await makeStorePlace('pglite')
})
afterAll(async () => {
  await place.remove()
  await rm(apps, { recursive: true, force: true })
})
afterEach(async () => {
  await end('SIGKILL')
})

const environment = () => ({ ...environmentOf(place), APPS_DIR: apps })
const app = async (line: string) => await runAppCommand(line.split(' '), environment())
const fileOf = () => join(place.settings.dataDir, 'running.json')
const runningFile = async () => Value.Parse(RunningFile, JSON.parse(await readFile(fileOf(), 'utf8')))

async function start(): Promise<void> {
  const { port, holder } = await freePort()
  await new Promise(resolve => holder.close(resolve))
  portal = `http://127.0.0.1:${port}`
  running = startProcess({ ...environment(), PORT: String(port) })
  await expect.poll(running.output, { timeout: 60_000 }).toContain('Apron is ready')
}

async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  running?.process.kill(signal)
  await running?.ended
  running = null
}

/** Asks the operator interface at an address to activate another version. */
async function knock(origin: string, headers: Record<string, string>): Promise<number> {
  const body = JSON.stringify({ wish: { do: 'use', name: 'amm', version: '1.0.0' }, account: 'mallory' })
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }
  return (await fetch(`${origin}/operator`, init)).status
}

it('is closed before the first start, and the command explains what to do', async () => {
  const env = { DATA_DIR: join(place.settings.dataDir, 'nothing'), APPS_DIR: apps }
  const { code, output } = await runAppCommand(['list'], env)
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('Start the server once') })
})

it('opens only with the key of the data folder, only on its own port, and closes with the server', async () => {
  await start()
  const { address, key, appsDir } = await runningFile()
  expect(appsDir).toBe(apps)
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect((await stat(fileOf())).mode & 0o777).toBe(0o600)

  const other = key.replace(/^./, first => (first === 'a' ? 'b' : 'a'))
  expect(await knock(address, {})).toBe(404)
  expect(await knock(address, { 'x-operator-key': '' })).toBe(404)
  expect(await knock(address, { 'x-operator-key': other })).toBe(404)
  expect(await knock(address, { authorization: key })).toBe(404)
  expect(await knock(portal, { 'x-operator-key': key })).toBe(405)
  expect((await app('list')).output).toMatch(/^ {2}\* 1\.1\.0/m)

  expect(await app('use amm 1.0.0')).toMatchObject({ code: 0 })
  const registry = await fetch(`${portal}/apps/registry.json`)
  expect(await registry.json()).toMatchObject({
    apps: { amm: { manifest: { version: '1.0.0' } } },
  })

  await end('SIGTERM')
  await expect(stat(fileOf())).rejects.toThrow('ENOENT')
  expect((await app('list')).output).toMatch(/^ {2}\* 1\.0\.0/m)
}, 120_000)

it('ignores the address file of a killed server, even if another program now uses its port', async () => {
  await start()
  await end('SIGKILL')
  const left = await runningFile()
  expect((await app('use amm 1.1.0')).code).toBe(0)

  const stranger = createServer((request, response) => {
    received.push(`${request.method}`)
    response.end('{"ok":true,"text":{"zh":"谎","en":"a lie"}}')
  })
  const received: string[] = []
  await new Promise<void>(resolve =>
    stranger.listen(Number(new URL(left.address).port), '127.0.0.1', resolve),
  )
  try {
    const { code, output } = await app('use amm 1.0.0')
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringContaining('amm now uses version 1.0.0'),
    })
    // The command only asked whether it is the server.
    expect(received).toEqual(['GET'])
  } finally {
    await new Promise(resolve => stranger.close(resolve))
  }

  await writeFile(fileOf(), '{"address": "http://203.0.113.9:80", "key": ')
  expect((await app('list')).output).toMatch(/^ {2}\* 1\.0\.0/m)

  await start()
  expect((await app('list')).output).toMatch(/^ {2}\* 1\.0\.0/m)
  expect((await runningFile()).key).not.toBe(left.key)
}, 120_000)

it('leaves a store alone that is used by a process that does not answer', async () => {
  const database = await openDatabase(place.settings, silentLog)
  try {
    const { code, output } = await app('use amm 1.1.0')
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('does not answer') })
  } finally {
    await database.close()
  }
})

it('backs up and verifies signed entries while the server runs and after it ended; the backup is complete and only its owner can read it', async () => {
  await start()
  const file = join(apps, 'while it runs.gz')
  const calls = setInterval(() => void health(), 20)
  const answers: number[] = []
  const health = async () => answers.push((await fetch(`${portal}/health/ready`)).status)
  const made = await runBackup(file, environment())
  clearInterval(calls)
  expect(made).toEqual({ code: 0, output: expect.stringContaining(`backed up to ${file}`) })
  expect(new Set(answers)).toEqual(new Set([200]))
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  expect(await runBackup(file, environment())).toMatchObject({
    code: 1,
    output: expect.stringContaining('already exists'),
  })
  const nowhere = join(apps, 'no folder', 'a.gz')
  expect(await runBackup(nowhere, environment())).toMatchObject({
    code: 1,
    output: expect.stringContaining('could not be written'),
  })

  const verified = { code: 0, output: expect.stringContaining('All are as they were signed') }
  expect(await runVerifyRecords(environment())).toEqual(verified)

  const restored = await makeStorePlace('pglite')
  const database = await openDatabase(restored.settings, silentLog)
  const { tables, rows } = await restoreBackup(database, file, await allMigrations(PLUGINS))
  expect(made.output).toContain(`${tables} tables with ${rows} rows`)
  await database.close()
  await restored.remove()

  await end('SIGTERM')
  expect(await runBackup(join(apps, 'afterwards.gz'), environment())).toMatchObject({ code: 0 })
  expect(await runVerifyRecords(environment())).toEqual(verified)
}, 120_000)
