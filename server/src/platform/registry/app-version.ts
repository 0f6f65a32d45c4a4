import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { Compile } from 'typebox/compile'
import { versionTexts } from './version-texts.ts'

/** A version whose files all match its build. */
export interface AppVersion {
  readonly manifest: SubAppManifest
  /** Files below the version folder that may be served. */
  readonly files: ReadonlySet<string>
}

export const MANIFEST_FILE = 'manifest.json'
/** Extension of the compressed variant of a file, which most browsers get. */
export const PACKED = '.br'

const manifests = Compile(SubAppManifest)
const unpack = promisify(brotliDecompress)

/** Reason why a version cannot be used. */
export class BrokenAppVersion extends Error {
  override readonly name = 'BrokenAppVersion'
  readonly reason: TextPair

  constructor(reason: TextPair) {
    super(reason.en)
    this.reason = reason
  }
}

/**
 * Runs {@link checkVersionFolder} on a deployed version, whose folder must match name and version of the manifest.
 * @throws BrokenAppVersion
 */
export async function checkAppVersion(appsDir: string, name: string, version: string): Promise<AppVersion> {
  const found = await checkVersionFolder(join(appsDir, name, version))
  const { manifest } = found
  if (manifest.name !== name || manifest.version !== version) {
    throw new BrokenAppVersion(versionTexts.otherManifest(manifest.name, manifest.version))
  }
  return found
}

/** Reads the manifest of a folder and checks it and every file (security note T02). @throws BrokenAppVersion */
export async function checkVersionFolder(folder: string): Promise<AppVersion> {
  const { manifest } = await readManifest(folder)
  for (const file of [manifest.entry, ...manifest.css, ...manifest.preload]) {
    if (!Object.hasOwn(manifest.integrity, file)) throw new BrokenAppVersion(versionTexts.noIntegrity(file))
  }
  for (const [file, integrity] of Object.entries(manifest.integrity)) await checkFile(folder, file, integrity)
  return { manifest, files: new Set([MANIFEST_FILE, ...Object.keys(manifest.integrity)]) }
}

/** Returns a folder's validated manifest with its bytes. @throws BrokenAppVersion */
export async function readManifest(folder: string): Promise<{ manifest: SubAppManifest; bytes: Buffer }> {
  let bytes: Buffer
  let manifest: unknown
  try {
    bytes = await readFile(join(folder, MANIFEST_FILE))
    manifest = JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    throw new BrokenAppVersion(versionTexts.manifestUnreadable(MANIFEST_FILE, String(error)))
  }
  if (manifests.Check(manifest)) return { manifest, bytes }
  const first = manifests.Errors(manifest)[0]
  throw new BrokenAppVersion(
    versionTexts.manifestInvalid(
      `${MANIFEST_FILE}${first?.instancePath ?? ''}`,
      first?.message ?? 'is not valid',
    ),
  )
}

async function checkFile(folder: string, file: string, integrity: string): Promise<void> {
  if (!isBelow(file)) throw new BrokenAppVersion(versionTexts.outside(file))
  const bytes = await readFile(join(folder, file)).catch(() => {
    throw new BrokenAppVersion(versionTexts.fileMissing(file))
  })
  if (integrityOf(bytes) !== integrity) throw new BrokenAppVersion(versionTexts.fileChanged(file))
  // Most browsers get the compressed variant, so it must be the same file.
  const packed = await readFile(join(folder, file + PACKED)).catch(() => null)
  if (packed === null) return
  const unpacked = await unpack(packed).catch(() => null)
  if (unpacked === null || integrityOf(unpacked) !== integrity) {
    throw new BrokenAppVersion(versionTexts.fileChanged(file + PACKED))
  }
}

/** Checks that a path stays below the folder. Backslash and colon would lead elsewhere on Windows. */
function isBelow(file: string): boolean {
  const parts = file.split('/')
  return !/[\\:\0]/.test(file) && !parts.some(part => part === '' || part === '.' || part === '..')
}

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
