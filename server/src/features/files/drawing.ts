import PQueue from 'p-queue'

/** Limit of pictures processed at the same time: each may take 200 MB. */
const all = new PQueue({ concurrency: 2 })
const perPerson = new Map<string, PQueue>()

/**
 * Time limit for one picture. The slowest within the limits, a WebP of 50 million points of noise, took 14 s on two
 * cores.
 */
export const DRAWING_SECONDS = 30

/** Processes a picture, one at a time per person, so that nobody's pictures hold up those of others. */
export async function drawing<Answer>(person: string, draw: () => Promise<Answer>): Promise<Answer> {
  const own = perPerson.get(person) ?? new PQueue({ concurrency: 1 })
  perPerson.set(person, own)
  try {
    return await own.add(() => all.add(draw))
  } finally {
    if (own.size + own.pending === 0) perPerson.delete(person)
  }
}
