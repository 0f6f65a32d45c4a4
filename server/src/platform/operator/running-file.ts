import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'

/** File in the data folder by which commands of this machine find the server. Its readers may operate the server. */
const RunningServer = Type.Object({
  /** Only this machine: the key is sent there. */
  address: Type.String({ pattern: '^http://127\\.0\\.0\\.1:[0-9]{1,5}$' }),
  key: Type.String({ minLength: 43 }),
  /** The server's folder of sub-applications. */
  appsDir: Type.String({ minLength: 1 }),
})
export type RunningServer = Static<typeof RunningServer>

const PRIVATE_FILE = 0o600

const fileOf = (dataDir: string) => join(dataDir, 'running.json')

/** Replaces the file of a killed server. */
export async function writeRunningServer(dataDir: string, running: RunningServer): Promise<void> {
  const unfinished = `${fileOf(dataDir)}.new`
  await rm(unfinished, { force: true })
  await writeFile(unfinished, `${JSON.stringify(running)}\n`, { mode: PRIVATE_FILE, flag: 'wx' })
  await rename(unfinished, fileOf(dataDir))
}

/** Returns null if there is no valid file. The server may be gone all the same. */
export async function readRunningServer(dataDir: string): Promise<RunningServer | null> {
  const running = await readFile(fileOf(dataDir), 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => null)
  return Value.Check(RunningServer, running) ? running : null
}

export async function removeRunningServer(dataDir: string): Promise<void> {
  await rm(fileOf(dataDir), { force: true })
}
