import { deflateSync } from 'node:zlib'
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, it } from 'vitest'
import { unpadFile } from '../../../contract/rules/sealing/padded-file.ts'
import { buildMp4, TINY_JPEG, VIDEO_SAMPLE } from '../../cleaning/sample-files.fixture.ts'
import { sealFile } from './seal-file.ts'

const MB = 1024 * 1024
/** Generous timeout. Threads start within a second on a quiet machine. */
const SLOW = 30_000

async function createOffice() {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  const decryptFile = async (sealed: Uint8Array | null) => {
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity)
    return Buffer.from(unpadFile(await decrypter.decrypt(sealed ?? new Uint8Array())))
  }
  return { recipient, opened: decryptFile }
}

it(
  '[SQ-42] seals a clean file for the office only',
  async () => {
    const { recipient, opened: decryptFile } = await createOffice()
    const { sealed, size } = await sealFile({ kind: 'mp4', bytes: buildMp4('zqmarkzq'), recipient })
    expect(size).toBe(65_536)
    const content = await decryptFile(sealed)
    expect(content.includes(VIDEO_SAMPLE)).toBe(true)
    expect(content.includes('zqmarkzq')).toBe(false)
    const picture = await sealFile({ kind: 'jpeg', bytes: TINY_JPEG, recipient })
    expect(await decryptFile(picture.sealed)).toEqual(TINY_JPEG)
  },
  SLOW,
)

it(
  '[SQ-40] returns null for a file that cannot be cleaned',
  async () => {
    const { recipient } = await createOffice()
    const broken = { bytes: Buffer.from('%PDF-1.7 and nothing more'), recipient }
    expect((await sealFile({ ...broken, kind: 'pdf' })).sealed).toBeNull()
    expect((await sealFile({ ...broken, kind: 'mp4' })).sealed).toBeNull()
  },
  SLOW,
)

it(
  '[SQ-40] stops at a PDF that unpacks to gigabytes',
  async () => {
    const { recipient } = await createOffice()
    const packed = deflateSync(Buffer.alloc(512 * MB))
    const head = `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`
    const bytes = Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n')])
    const startedAt = Date.now()
    const limits = { milliseconds: 60_000, memory: 100 * MB }
    expect((await sealFile({ kind: 'pdf', bytes, recipient }, limits)).sealed).toBeNull()
    const inTime = { milliseconds: 500, memory: 10_000 * MB }
    expect((await sealFile({ kind: 'pdf', bytes, recipient }, inTime)).sealed).toBeNull()
    expect(Date.now() - startedAt).toBeLessThan(20_000)
  },
  SLOW,
)
