import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { zstdDecompressSync } from 'node:zlib'

const STORES = new URL('../../upgrade/stores/', import.meta.url)

/** Days of the stored samples; each is from the version of that day. */
export const OLD_STORES: readonly string[] = readdirSync(STORES).toSorted()

/** Returns the path of a file of that day. */
export function oldFile(day: string, name: string): string {
  return fileURLToPath(new URL(`${day}/${name}`, STORES))
}

/** Copies the data folder of that day, with its key, files and embedded store. */
export async function oldFolder(day: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'apron old '))
  const input = zstdDecompressSync(readFileSync(oldFile(day, 'folder.tar.zst')))
  execFileSync('tar', ['-xf', '-', '-C', folder], { input })
  return folder
}

/** Browser storage of a person on that day. */
export interface OldProfile {
  readonly origins: readonly {
    readonly origin: string
    readonly localStorage: { readonly name: string; readonly value: string }[]
  }[]
  /** Names and values of the tab's session storage. */
  readonly session: readonly (readonly [string, string])[]
  /** Titles of the open tabs: the list of check orders, and an order. */
  readonly tabs: readonly [string, string]
  /** Filter of the list. */
  readonly filter: string
}

/** Returns the browser storage. @param origin the portal's current origin */
export function oldProfile(day: string, origin: string): OldProfile {
  const text = readFileSync(oldFile(day, 'profile.json'), 'utf8')
  const { madeAt }: { madeAt: string } = JSON.parse(text)
  return JSON.parse(text.replaceAll(madeAt, origin))
}
