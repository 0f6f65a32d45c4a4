/** Encryption and decryption of rows, and hashing of their names. */
export interface DraftSeal {
  /** Returns a keyed hash of the text. */
  nameOf(text: string): Promise<string>
  seal(name: string, text: string): Promise<SealedText>
  /** Returns null if the text was encrypted with another key or under another name. */
  open(name: string, sealed: SealedText): Promise<string | null>
  sealBytes(name: string, bytes: BufferSource): Promise<SealedText>
  openBytes(name: string, sealed: SealedText): Promise<ArrayBuffer | null>
}

export interface SealedText {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

const IV_BYTES = 12
const encoder = new TextEncoder()
const decoder = new TextDecoder()

const hkdf = (info: string) => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: new Uint8Array(),
  info: encoder.encode(info),
})

const aesParams = (name: string, iv: SealedText['iv']) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encoder.encode(name),
})

/** Keys for encryption and hashing. Scripts cannot export them. */
export interface SealKeys {
  readonly contents: CryptoKey
  readonly names: CryptoKey
}

/** Derives both keys. @param base64 256 random bits */
export async function deriveKeys(base64: string): Promise<SealKeys> {
  const bits = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
  const { subtle } = crypto
  const root = await subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey'])
  bits.fill(0)
  const aes = { name: 'AES-GCM', length: 256 }
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 }
  const [contents, names] = await Promise.all([
    subtle.deriveKey(hkdf('apron drafts contents'), root, aes, false, ['encrypt', 'decrypt']),
    subtle.deriveKey(hkdf('apron drafts names'), root, hmac, false, ['sign']),
  ])
  return { contents, names }
}

export function createSeal({ contents, names }: SealKeys): DraftSeal {
  const { subtle } = crypto

  async function sealBytes(name: string, plain: BufferSource): Promise<SealedText> {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
    return { iv, bytes: await subtle.encrypt(aesParams(name, iv), contents, plain) }
  }

  async function openBytes(name: string, { iv, bytes }: SealedText): Promise<ArrayBuffer | null> {
    try {
      return await subtle.decrypt(aesParams(name, iv), contents, bytes)
    } catch (error) {
      // The row belongs to another user, or it was changed.
      if (error instanceof DOMException && error.name === 'OperationError') return null
      throw error
    }
  }

  return {
    async nameOf(text) {
      const digest = new Uint8Array(await subtle.sign('HMAC', names, encoder.encode(text)))
      return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('')
    },
    seal: (name, text) => sealBytes(name, encoder.encode(text)),
    async open(name, sealed) {
      const bytes = await openBytes(name, sealed)
      return bytes === null ? null : decoder.decode(bytes)
    },
    sealBytes,
    openBytes,
  }
}
