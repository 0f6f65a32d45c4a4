import { availableParallelism } from 'node:os'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { hash, verify } from '@node-rs/argon2'
import PQueue from 'p-queue'

/** Argon2id (the library's default) with the minimum cost that OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const LONGEST_WAIT_MS = 5_000
const LONGEST_QUEUE = 200

/** Hashing takes a core for some 20 ms. More parallel hashes than cores would starve everything else. */
const queue = new PQueue({ concurrency: availableParallelism() })

async function runQueued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.size >= LONGEST_QUEUE) throw new Refusal(SERVER_ERRORS.unavailable)
  const deadline = AbortSignal.timeout(LONGEST_WAIT_MS)
  try {
    return await queue.add(work, { signal: deadline })
  } catch (error) {
    if (deadline.aborted) throw new Refusal(SERVER_ERRORS.unavailable)
    throw error
  }
}

/** Returns the Unicode form that does not depend on the keyboard. */
const normalize = (password: string) => password.normalize('NFC')

export async function hashPassword(password: string): Promise<string> {
  return await runQueued(async () => await hash(normalize(password), COST))
}

const dummyHash = hashPassword('nobody has this password')

/**
 * Compares a password with its hash. Without a hash it does the same work, so that timing reveals nothing (security
 * note T05).
 */
export async function passwordMatches(password: string, storedHash: string | null): Promise<boolean> {
  const against = storedHash ?? (await dummyHash)
  const matches = await runQueued(async () => await verify(against, normalize(password)))
  return matches && storedHash !== null
}
