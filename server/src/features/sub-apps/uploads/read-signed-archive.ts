import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { APP_ARCHIVE_FILES, SIGNED_AHEAD_MS } from '@apron/contract/limits/sub-app'
import { CONTRACT_VERSION, SubAppManifest } from '@apron/contract/sub-apps/manifest'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { Compile } from 'typebox/compile'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { OperatorError } from '../../../platform/config/operator-error.ts'
import type { SigningKeys } from '../../../platform/config/signing-keys.ts'
import { MANIFEST_FILE } from '../../../platform/registry/app-version.ts'
import {
  isSignedBy,
  manifestDigest,
  SIGNATURE_FILE,
  VersionSignature,
} from '../../../platform/registry/version-signature.ts'
import { entriesProblem } from './archive-entries.ts'
import { uploadTexts } from './uploads.texts.ts'

/** An archive with a valid signature and valid files. */
export interface SignedVersion {
  readonly manifest: SubAppManifest
  readonly digest: string
  /** The operator's name for the key. */
  readonly keyId: string
  readonly signedAt: Date
  readonly files: number
  /** Unpacked size. */
  readonly bytes: number
}

/**
 * Receives the files of the version one by one after their names were checked. Their bytes are checked while streaming.
 */
export type ReceiveFile = (file: string, content: AsyncIterable<Buffer>) => Promise<void>

const signatures = Compile(VersionSignature)
const manifests = Compile(SubAppManifest)

function refuse(text: TextPair, cause?: unknown): never {
  throw new OperatorError(text, cause === undefined ? undefined : { cause })
}

/**
 * Reads a signed version and checks all of it: limits, names, key, signature, manifest, and the checksum of every file.
 * Never unpacks more than the directory declares, which is limited.
 * @param take receives the files; it must discard them if this throws
 * @throws OperatorError
 */
export async function readSignedArchive(
  path: string,
  { keys, now, take }: { readonly keys: SigningKeys; readonly now: Date; readonly take?: ReceiveFile },
): Promise<SignedVersion> {
  if (keys.size === 0) refuse(uploadTexts.noKeys())
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(notAnArchive)
  try {
    const entries = await readEntries(archive)
    const manifestBytes = await readBytes(archive, entries, MANIFEST_FILE)
    const { signature, keyId, apps, key } = readSigner(
      await readBytes(archive, entries, SIGNATURE_FILE),
      keys,
    )
    const manifest = parseManifest(manifestBytes)
    if (!isSignedBy(key, manifest, manifestBytes, signature)) refuse(uploadTexts.wrongSignature())
    if (apps !== null && !apps.has(manifest.name)) refuse(uploadTexts.keyOfOtherApps(keyId, manifest.name))
    const signedAt = new Date(signature.signedAt)
    if (signedAt.getTime() > now.getTime() + SIGNED_AHEAD_MS) {
      refuse(uploadTexts.signedInFuture(signature.signedAt))
    }
    requireListedFiles(manifest, entries)
    await take?.(MANIFEST_FILE, asStream(manifestBytes))
    let bytes = manifestBytes.length
    for (const [file, integrity] of Object.entries(manifest.integrity)) {
      bytes += await readChecked(archive, entries, file, integrity, take)
    }
    const files = Object.keys(manifest.integrity).length
    return { manifest, digest: manifestDigest(manifestBytes), keyId, signedAt, files, bytes }
  } finally {
    archive.close()
  }
}

function notAnArchive(error: unknown): never {
  // A disk error, not invalid content.
  if (error instanceof Error && 'syscall' in error) throw error
  return refuse(uploadTexts.notAnArchive(), error)
}

async function readEntries(archive: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries: Entry[] = []
  try {
    for await (const entry of archive.eachEntry()) {
      entries.push(entry)
      if (entries.length > APP_ARCHIVE_FILES) break
    }
  } catch (error) {
    notAnArchive(error)
  }
  // Checked before duplicate names can hide each other.
  const problem = entriesProblem(entries)
  if (problem !== null) refuse(problem)
  return new Map(entries.map(entry => [entry.fileName, entry]))
}

async function openEntry(
  archive: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  file: string,
): Promise<Readable> {
  const entry = entries.get(file)
  if (entry === undefined) return refuse(uploadTexts.missingFile(file))
  return await archive.openReadStreamPromise(entry).catch(notAnArchive)
}

async function readBytes(
  archive: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  file: string,
): Promise<Buffer> {
  const parts: Buffer[] = []
  try {
    for await (const part of await openEntry(archive, entries, file)) parts.push(part)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    notAnArchive(error)
  }
  return Buffer.concat(parts)
}

function readSigner(bytes: Buffer, keys: SigningKeys) {
  const signature = parseJson(bytes)
  if (!signatures.Check(signature)) return refuse(uploadTexts.signatureUnreadable())
  const known = keys.get(signature.key)
  if (known === undefined) return refuse(uploadTexts.unknownKey(signature.key))
  return { signature, keyId: known.id, apps: known.apps, key: known.key }
}

function parseManifest(bytes: Buffer): SubAppManifest {
  const found = parseJson(bytes)
  const contract = typeof found === 'object' && found !== null && 'contract' in found ? found.contract : null
  if (typeof contract === 'number' && contract !== CONTRACT_VERSION) {
    refuse(uploadTexts.otherContract(String(contract), CONTRACT_VERSION))
  }
  if (manifests.Check(found)) return found
  const first = manifests.Errors(found)[0]
  return refuse(uploadTexts.manifestInvalid(`${first?.instancePath ?? ''} ${first?.message ?? ''}`.trim()))
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}

/** Requires exactly the files that the manifest lists, including those it loads. */
function requireListedFiles(manifest: SubAppManifest, entries: ReadonlyMap<string, Entry>): void {
  const { integrity, entry, css, preload } = manifest
  for (const file of entries.keys()) {
    if (file !== MANIFEST_FILE && file !== SIGNATURE_FILE && !Object.hasOwn(integrity, file)) {
      refuse(uploadTexts.extraFile(file))
    }
  }
  const missing = [...Object.keys(integrity), entry, ...css, ...preload].find(
    file => !entries.has(file) || !Object.hasOwn(integrity, file),
  )
  if (missing !== undefined) refuse(uploadTexts.missingFile(missing))
}

async function* asStream(bytes: Buffer): AsyncIterable<Buffer> {
  yield bytes
}

/** @returns its bytes */
async function readChecked(
  archive: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  file: string,
  integrity: string,
  take: ReceiveFile | undefined,
): Promise<number> {
  const hash = createHash('sha384')
  let bytes = 0
  const hashing = async function* (source: AsyncIterable<Buffer>) {
    for await (const part of source) {
      hash.update(part)
      bytes += part.length
      yield part
    }
  }
  const content = hashing(await openEntry(archive, entries, file))
  try {
    if (take) await take(file, content)
    else for await (const _part of content);
  } catch (error) {
    notAnArchive(error)
  }
  if (`sha384-${hash.digest('base64')}` !== integrity) refuse(uploadTexts.wrongDigest(file))
  return bytes
}
