import { parentPort, workerData } from 'node:worker_threads'
import { Encrypter } from 'age-encryption'
import { padFile } from '../../../contract/rules/sealing/padded-file.ts'
import type { SealingResult, SealingTask } from './seal-file.ts'

/** Pictures are already re-encoded. Libraries are loaded on demand. */
const CLEANERS = {
  jpeg: (bytes: Uint8Array) => bytes,
  png: (bytes: Uint8Array) => bytes,
  pdf: async (bytes: Uint8Array) => await (await import('../../cleaning/clean-pdf.ts')).cleanPdf(bytes),
  mp4: async (bytes: Uint8Array) => (await import('../../cleaning/clean-mp4.ts')).cleanMp4(bytes),
} as const

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread that starts this one passes it a task
const { kind, bytes, recipient } = workerData as SealingTask

async function cleanFile(): Promise<Uint8Array | null> {
  try {
    return await CLEANERS[kind](bytes)
  } catch {
    // Error messages of a library may quote the file.
    return null
  }
}

async function cleanAndSeal(): Promise<SealingResult> {
  const clean = await cleanFile()
  if (clean === null) return { sealed: null, size: 0 }
  const padded = padFile(clean)
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return { sealed: await encrypter.encrypt(padded), size: padded.length }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread has no origin
parentPort?.postMessage(await cleanAndSeal())
