import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { type SubAppManifest } from '@apron/contract/sub-apps/manifest'
import { type Static, Type } from 'typebox'

/** File next to the manifest in the archive of a signed version. */
export const SIGNATURE_FILE = 'signature.json'

/** Signature of a version. */
export const VersionSignature = Type.Object({
  schema: Type.Literal(1),
  key: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'The public key' }),
  signedAt: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
  signature: Type.String({ pattern: '^[A-Za-z0-9_-]{86}$' }),
})
export type VersionSignature = Static<typeof VersionSignature>

type SignedPart = Pick<SubAppManifest, 'name' | 'version' | 'contract' | 'integrity'>

/** Returns the digest of a manifest's bytes. */
export function manifestDigest(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/**
 * Returns the text to sign: application, version, contract, time, the manifest and all its files. Sorted, so that each
 * version has exactly one text.
 */
export function signedText(manifest: SignedPart, digest: string, signedAt: string): Buffer {
  const files = Object.entries(manifest.integrity).map(([file, integrity]) => `file ${integrity} ${file}`)
  const lines = [
    'apron sub-application 1',
    `name ${manifest.name}`,
    `version ${manifest.version}`,
    `contract ${manifest.contract}`,
    `signed ${signedAt}`,
    `manifest ${digest}`,
    ...files.toSorted(),
  ]
  return Buffer.from(lines.join('\n'))
}

/** @param privateKey PEM. @throws if it is no Ed25519 key */
export function signVersion(
  manifest: SignedPart,
  manifestBytes: Buffer,
  privateKey: string,
  now: Date,
): VersionSignature {
  const key = createPrivateKey(privateKey)
  const signedAt = now.toISOString()
  const signature = sign(null, signedText(manifest, manifestDigest(manifestBytes), signedAt), key)
  return {
    schema: 1,
    key: publicPart(createPublicKey(key)),
    signedAt,
    signature: signature.toString('base64url'),
  }
}

/** Returns the public key as in the setting. @throws if it is no Ed25519 key */
export function publicPart(key: KeyObject): string {
  const { crv, x } = key.export({ format: 'jwk' })
  if (crv !== 'Ed25519' || x === undefined) throw new Error('not an Ed25519 key')
  return x
}

/** Returns true if the owner of this key has signed exactly this. */
export function isSignedBy(
  key: KeyObject,
  manifest: SignedPart,
  manifestBytes: Buffer,
  { signedAt, signature }: VersionSignature,
): boolean {
  const text = signedText(manifest, manifestDigest(manifestBytes), signedAt)
  return verify(null, text, key, Buffer.from(signature, 'base64url'))
}
