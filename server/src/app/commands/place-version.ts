import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { OperatorError } from '../../platform/config/operator-error.ts'
import {
  type AppVersion,
  BrokenAppVersion,
  checkAppVersion,
  checkVersionFolder,
  PACKED,
  readManifest,
} from '../../platform/registry/app-version.ts'
import { appTexts } from './app-texts.ts'

export interface PlacedVersion {
  readonly name: string
  readonly version: string
}

/**
 * Checks a built version and places it in the folder of sub-applications, completely or not at all. Files outside the
 * manifest are not copied. Repeating it changes nothing; different content under the same version is rejected.
 * @throws OperatorError
 */
export async function placeVersion(folder: string, appsDir: string): Promise<PlacedVersion> {
  const notAVersion = (reason: TextPair) => appTexts.notAVersion(folder, reason)
  const { files } = await requireIntact(checkVersionFolder(folder), notAVersion)
  await mkdir(appsDir, { recursive: true }).catch(refuseToWrite(appsDir))
  const temporaryFolder = await mkdtemp(join(appsDir, '.adding-')).catch(refuseToWrite(appsDir))
  try {
    const copy = join(temporaryFolder, 'version')
    for (const file of files) await copyFile(folder, copy, file).catch(refuseToWrite(appsDir))
    // The copy counts: a build may have changed the folder meanwhile.
    const { manifest } = await requireIntact(checkVersionFolder(copy), notAVersion)
    await placeCopy(copy, appsDir, manifest)
    return { name: manifest.name, version: manifest.version }
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true })
  }
}

async function placeCopy(copy: string, appsDir: string, { name, version }: PlacedVersion): Promise<void> {
  const place = join(appsDir, name, version)
  if (await exists(place)) {
    const [ours, theirs] = await Promise.all([readManifest(copy), readManifest(place).catch(() => null)])
    if (theirs && !ours.bytes.equals(theirs.bytes)) {
      throw new OperatorError(appTexts.otherContent(name, version))
    }
    await requireIntact(checkAppVersion(appsDir, name, version), reason => appTexts.damaged(place, reason))
    return
  }
  await mkdir(dirname(place), { recursive: true }).catch(refuseToWrite(appsDir))
  await rename(copy, place).catch(refuseToWrite(appsDir))
}

/** Copies the content, not a link, together with the compressed variant. */
async function copyFile(from: string, to: string, file: string): Promise<void> {
  await mkdir(dirname(join(to, file)), { recursive: true })
  await writeFile(join(to, file), await readFile(join(from, file)))
  const packed = await readFile(join(from, file + PACKED)).catch(() => null)
  if (packed !== null) await writeFile(join(to, file + PACKED), packed)
}

async function requireIntact(
  checking: Promise<AppVersion>,
  text: (reason: TextPair) => TextPair,
): Promise<AppVersion> {
  return await checking.catch((error: unknown) => {
    throw error instanceof BrokenAppVersion ? new OperatorError(text(error.reason)) : error
  })
}

function refuseToWrite(folder: string): (error: unknown) => never {
  return error => {
    throw new OperatorError(
      appTexts.notWritable(folder, error instanceof Error ? error.message : String(error)),
      {
        cause: error,
      },
    )
  }
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  )
}
