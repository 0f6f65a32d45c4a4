import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { zstdDecompressSync } from 'node:zlib'

const STORES = new URL('../../upgrade/stores/', import.meta.url)

/** The days on which stores were kept; each is one of the version of that day. */
export const OLD_STORES: readonly string[] = readdirSync(STORES).toSorted()

/** A file that was kept of that day. */
export function oldFile(day: string, name: string): string {
  return fileURLToPath(new URL(`${day}/${name}`, STORES))
}

/** The data folder of that day, with its key, its files and its embedded store. */
export async function oldFolder(day: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'apron old '))
  const input = zstdDecompressSync(readFileSync(oldFile(day, 'folder.tar.zst')))
  execFileSync('tar', ['-xf', '-', '-C', folder], { input })
  return folder
}

/** What a browser of that day had kept of a person. */
export interface OldProfile {
  readonly origins: readonly {
    readonly origin: string
    readonly localStorage: { readonly name: string; readonly value: string }[]
  }[]
  /** Names and values of the session storage of a tab. */
  readonly session: readonly (readonly [string, string])[]
  /** Titles of the open tabs: the list of check orders, and an order. */
  readonly tabs: readonly [string, string]
  /** What the list is filtered by. */
  readonly filter: string
}

/** @param origin where the portal is now */
export function oldProfile(day: string, origin: string): OldProfile {
  const text = readFileSync(oldFile(day, 'profile.json'), 'utf8')
  const { madeAt }: { madeAt: string } = JSON.parse(text)
  return JSON.parse(text.replaceAll(madeAt, origin))
}
