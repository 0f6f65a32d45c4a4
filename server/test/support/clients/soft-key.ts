import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { KeyLogin, NewSecurityKey } from '@apron/contract/sign-in/security-key'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

/** Deviations of a key from correct behaviour. */
export interface Oddities {
  readonly origin?: string
  readonly rpId?: string
  /** False: the user did not unlock the key with PIN or finger. */
  readonly verified?: boolean
  readonly counter?: number
  readonly attachment?: 'platform' | 'cross-platform'
  readonly userHandle?: string
}

/** A security key in software that signs like a hardware key. */
export class SoftKey {
  readonly id = randomBytes(32).toString('base64url')
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0

  /** Creates a credential in response to `beginSecurityKey`. */
  make(challenge: string, odd: Oddities = {}): NewSecurityKey['credential'] {
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const authData = Buffer.concat([
      this.#data(WITH_KEY, 0, odd),
      Buffer.alloc(16),
      length,
      id,
      isoCBOR.encode(this.#coseKey()),
    ])
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      authenticatorAttachment: odd.attachment ?? 'cross-platform',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, odd).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['usb'],
      },
    }
  }

  /** Signs a login in response to `beginKeyLogin`. */
  answer(challenge: string, odd: Oddities = {}): KeyLogin['credential'] {
    this.#counter += 1
    const client = clientData('webauthn.get', challenge, odd)
    const data = this.#data(0, odd.counter ?? this.#counter, odd)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      authenticatorAttachment: odd.attachment ?? 'cross-platform',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
        ...(odd.userHandle === undefined ? {} : { userHandle: odd.userHandle }),
      },
    }
  }

  #data(flags: number, counter: number, { rpId = 'localhost', verified = true }: Oddities): Buffer {
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags | PRESENT | (verified ? VERIFIED : 0))
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), rest])
  }

  /** Public key in COSE format (ES256). */
  #coseKey(): Map<number, number | Uint8Array> {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    return new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
  }
}

function clientData(type: string, challenge: string, { origin = 'http://localhost:3000' }: Oddities): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
