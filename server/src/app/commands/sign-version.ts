import { generateKeyPairSync } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { ZipFile } from 'yazl'
import { OperatorError } from '../../platform/config/operator-error.ts'
import {
  BrokenAppVersion,
  checkVersionFolder,
  MANIFEST_FILE,
  readManifest,
} from '../../platform/registry/app-version.ts'
import { publicPart, SIGNATURE_FILE, signVersion } from '../../platform/registry/version-signature.ts'
import { appTexts } from './app-texts.ts'

/**
 * Creates a signing key: the private part in a file only for its owner, the public part for the setting. @throws
 * OperatorError
 */
export async function createSigningKey(name: string, folder: string): Promise<TextPair> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const file = join(folder, `${name}.key`)
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
  // Never replaces an existing key, whose signatures would become useless.
  await writeFile(file, pem, { mode: 0o600, flag: 'wx' }).catch(refuseToWrite(file))
  return appTexts.keyMade(file, `${name}=${publicPart(publicKey)}`)
}

/** Checks a built version, signs it and writes the archive for upload in the browser. @throws OperatorError */
export async function signFolder(
  folder: string,
  { key, into, now }: { readonly key: string; readonly into: string; readonly now: Date },
): Promise<TextPair> {
  const { manifest, files } = await checkVersionFolder(folder).catch((error: unknown) => {
    throw error instanceof BrokenAppVersion
      ? new OperatorError(appTexts.notAVersion(folder, error.reason))
      : error
  })
  const { bytes } = await readManifest(folder)
  const pem = await readFile(key, 'utf8').catch((error: unknown) => {
    throw new OperatorError(appTexts.noKey(key), { cause: error })
  })
  const signature = createSignature()
  const archive = join(into, `${manifest.name}-${manifest.version}.zip`)
  const zip = new ZipFile()
  zip.addBuffer(bytes, MANIFEST_FILE)
  zip.addBuffer(Buffer.from(`${JSON.stringify(signature, null, 2)}\n`), SIGNATURE_FILE)
  for (const file of files) if (file !== MANIFEST_FILE) zip.addFile(join(folder, file), file)
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(archive)).catch(refuseToWrite(archive))
  return appTexts.signed(archive)

  function createSignature() {
    try {
      return signVersion(manifest, bytes, pem, now)
    } catch (error) {
      throw new OperatorError(appTexts.noKey(key), { cause: error })
    }
  }
}

function refuseToWrite(file: string): (error: unknown) => never {
  return error => {
    throw new OperatorError(
      appTexts.notWritable(file, error instanceof Error ? error.message : String(error)),
      { cause: error },
    )
  }
}
