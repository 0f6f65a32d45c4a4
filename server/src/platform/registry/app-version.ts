import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import { Compile } from 'typebox/compile'

/** A deployed version whose every file is what its build wrote. */
export interface AppVersion {
  readonly name: string
  readonly version: string
  /** Files below the version folder that may be served. */
  readonly files: ReadonlySet<string>
}

export const MANIFEST_FILE = 'manifest.json'

const manifests = Compile(SubAppManifest)
const unpack = promisify(brotliDecompress)

/** Why a version cannot be used; `message` is for the operator's log. */
export class BrokenAppVersion extends Error {
  override readonly name = 'BrokenAppVersion'
}

/** Reads the manifest of a version folder and checks it and every file (security note T02). @throws BrokenAppVersion */
export async function checkAppVersion(appsDir: string, name: string, version: string): Promise<AppVersion> {
  const folder = join(appsDir, name, version)
  const manifest = await readManifest(folder)
  if (manifest.name !== name || manifest.version !== version) {
    throw new BrokenAppVersion(`the manifest is of ${manifest.name} ${manifest.version}`)
  }
  for (const file of [manifest.entry, ...manifest.css, ...manifest.preload]) {
    if (!Object.hasOwn(manifest.integrity, file)) throw new BrokenAppVersion(`${file} has no integrity`)
  }
  for (const [file, integrity] of Object.entries(manifest.integrity)) await checkFile(folder, file, integrity)
  return { name, version, files: new Set([MANIFEST_FILE, ...Object.keys(manifest.integrity)]) }
}

async function readManifest(folder: string): Promise<SubAppManifest> {
  let manifest: unknown
  try {
    manifest = JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8'))
  } catch (error) {
    throw new BrokenAppVersion(`${MANIFEST_FILE} cannot be read: ${String(error)}`)
  }
  if (manifests.Check(manifest)) return manifest
  const first = manifests.Errors(manifest)[0]
  throw new BrokenAppVersion(
    `${MANIFEST_FILE}${first?.instancePath ?? ''} ${first?.message ?? 'is not valid'}`,
  )
}

async function checkFile(folder: string, file: string, integrity: string): Promise<void> {
  if (file.split('/').some(part => part === '' || part === '.' || part === '..')) {
    throw new BrokenAppVersion(`${file} is no path below the folder`)
  }
  const bytes = await readFile(join(folder, file)).catch(() => {
    throw new BrokenAppVersion(`${file} is missing`)
  })
  if (integrityOf(bytes) !== integrity) throw new BrokenAppVersion(`${file} is not the file of the build`)
  // The compressed twin is what most browsers get, so it must be the same file.
  const packed = await readFile(join(folder, `${file}.br`)).catch(() => null)
  if (packed === null) return
  const unpacked = await unpack(packed).catch(() => null)
  if (unpacked === null || integrityOf(unpacked) !== integrity) {
    throw new BrokenAppVersion(`${file}.br is not the file of the build`)
  }
}

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
