import { createWriteStream } from 'node:fs'
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { PACKED } from '../../../platform/registry/app-version.ts'
import { readSignedArchive, type SignedVersion } from './read-signed-archive.ts'

type Reading = Pick<Parameters<typeof readSignedArchive>[1], 'keys' | 'now'>

/** Inside the applications folder, so that the final move is atomic. Nothing in it is served. */
const TEMPORARY_PREFIX = '.uploading-'
/** Longer than unpacking takes. */
const LEFTOVER_AGE_MS = 60 * 60_000
const TEXT = /\.(?:js|css|html|svg|json)$/
/** The best quality would take minutes for 200 MB. */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const pack = promisify(brotliCompress)

/** A version checked and unpacked in a temporary folder. */
export interface UnpackedVersion {
  readonly signed: SignedVersion
  /** Moves the version to its place atomically. Does nothing if it exists already. */
  place(): Promise<void>
  /** Must be called at the end, placed or not. */
  discard(): Promise<void>
}

/**
 * Checks a signed version and unpacks it to a folder that is not served.
 * @throws OperatorError if the archive is invalid
 */
export async function unpackVersion(
  archive: string,
  appsDir: string,
  reading: Reading,
): Promise<UnpackedVersion> {
  await mkdir(appsDir, { recursive: true })
  const temporaryFolder = await mkdtemp(join(appsDir, TEMPORARY_PREFIX))
  const discard = () => rm(temporaryFolder, { recursive: true, force: true })
  const folder = join(temporaryFolder, 'version')
  try {
    const signed = await readSignedArchive(archive, {
      ...reading,
      async take(file, content) {
        const path = join(folder, file)
        await mkdir(dirname(path), { recursive: true })
        await pipeline(content, createWriteStream(path, { flags: 'wx' }))
      },
    })
    await addCompressedCopies(folder, Object.keys(signed.manifest.integrity))
    const { name, version } = signed.manifest
    return { signed, discard, place: () => moveIntoPlace(folder, join(appsDir, name, version)) }
  } catch (error) {
    await discard()
    throw error
  }
}

/**
 * Adds compressed variants, which most browsers get. The archive must not contain them: their unpacked size is not
 * limited by its directory.
 */
async function addCompressedCopies(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files.filter(each => TEXT.test(each))) {
    const path = join(folder, file)
    await writeFile(path + PACKED, await pack(await readFile(path), PACKING))
  }
}

async function moveIntoPlace(folder: string, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true })
  // Another node sharing the folder may have moved it at the same time.
  await rename(folder, place).catch(async (error: unknown) => {
    if (!(await exists(place))) throw error
  })
}

/** Moves a version away atomically, then deletes it. */
export async function removeVersionFolder(appsDir: string, name: string, version: string): Promise<void> {
  const temporaryFolder = await mkdtemp(join(appsDir, TEMPORARY_PREFIX))
  await rename(join(appsDir, name, version), join(temporaryFolder, 'version')).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  })
  await rm(temporaryFolder, { recursive: true, force: true })
}

/** Deletes the remains of interrupted unpacking. Younger folders may be in use by another node. */
export async function removeLeftovers(appsDir: string, now: Date): Promise<void> {
  for (const name of await readdir(appsDir).catch(() => [])) {
    if (!name.startsWith(TEMPORARY_PREFIX)) continue
    const path = join(appsDir, name)
    const found = await stat(path).catch(() => null)
    if (found !== null && now.getTime() - found.mtimeMs > LEFTOVER_AGE_MS) {
      await rm(path, { recursive: true, force: true })
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  )
}
