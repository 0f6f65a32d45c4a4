import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import { ZipFile } from 'yazl'
import type { SigningKeys } from '../../src/platform/config/signing-keys.ts'
import { publicPart, signVersion } from '../../src/platform/registry/version-signature.ts'

/** A key pair that signs. */
export interface Signer {
  readonly publicKey: KeyObject
  readonly pem: string
  readonly setting: string
}

export function newSigner(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
  return { publicKey, pem, setting: publicPart(publicKey) }
}

/** Returns the keys as the server reads them from its setting. */
export function keysOf(signers: Readonly<Record<string, Signer | readonly [Signer, string]>>): SigningKeys {
  return new Map(
    Object.entries(signers).map(([id, given]) => {
      const [signer, app] = 'setting' in given ? [given, null] : given
      return [signer.setting, { id, key: signer.publicKey, apps: app === null ? null : new Set([app]) }]
    }),
  )
}

export interface SignedBuild {
  readonly name?: string
  readonly version: string
  readonly signer: Signer
  readonly signedAt: Date
  /** Version that was signed, if it differs. */
  readonly signedAs?: string
  readonly manifest?: Partial<SubAppManifest> | Readonly<Record<string, unknown>>
  /** Files listed in the manifest. */
  readonly files?: Readonly<Record<string, string>>
  /** Extra or replaced archive entries; null leaves one out. */
  readonly entries?: Readonly<Record<string, string | null>>
  /** File modes of entries that are not plain files. */
  readonly modes?: Readonly<Record<string, number>>
}

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Makes an archive as `npm run app -- sign` does, with the given deviations. */
export async function signedArchive(build: SignedBuild): Promise<Buffer> {
  const { name = 'amm', version, signer, signedAt, modes = {} } = build
  const files = build.files ?? { 'entry.js': `export const contract = 1 // ${version}` }
  const manifest: SubAppManifest = {
    name,
    version,
    contract: 1,
    kind: 'esm',
    entry: 'entry.js',
    css: [],
    preload: [],
    integrity: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha384(text)])),
    tabs: 'multi',
    titles: {},
    keepAlive: [],
    confirmClose: [],
    public: [],
    shared: {},
    minShell: '1',
    ...build.manifest,
  }
  const bytes = Buffer.from(JSON.stringify(manifest))
  const signature = JSON.stringify(
    signVersion({ ...manifest, version: build.signedAs ?? version }, bytes, signer.pem, signedAt),
  )
  const entries = {
    'manifest.json': bytes.toString(),
    'signature.json': signature,
    ...files,
    ...build.entries,
  }
  const zip = new ZipFile()
  for (const [file, text] of Object.entries(entries)) {
    if (text !== null) zip.addBuffer(Buffer.from(text), file, { mode: modes[file] ?? 0o100644 })
  }
  zip.end()
  return await buffer(zip.outputStream)
}

/** Replaces bytes of the archive with others of the same length, which no honest tool does. */
export function patched(archive: Buffer, from: string | Buffer, to: string | Buffer): Buffer {
  const [before, after] = [Buffer.from(from), Buffer.from(to)]
  if (before.length !== after.length) throw new Error('A patch keeps the length')
  const copy = Buffer.from(archive)
  let found = 0
  for (let at = copy.indexOf(before); at !== -1; at = copy.indexOf(before, at + 1)) {
    after.copy(copy, at)
    found += 1
  }
  if (found === 0) throw new Error('There is nothing to patch')
  return copy
}
