import PQueue from 'p-queue'

/** Limit of pictures processed at the same time: each may take 200 MB. */
const allPictures = new PQueue({ concurrency: 2 })
const perPerson = new Map<string, PQueue>()

/**
 * Time limit for one picture. The slowest within the limits, a WebP of 50 million points of noise, took 14 s on two
 * cores.
 */
export const PICTURE_SECONDS = 30

/** Processes a picture, one at a time per person, so that nobody's pictures hold up those of others. */
export async function queuePicture<Result>(
  person: string,
  processPicture: () => Promise<Result>,
): Promise<Result> {
  const queue = perPerson.get(person) ?? new PQueue({ concurrency: 1 })
  perPerson.set(person, queue)
  try {
    return await queue.add(() => allPictures.add(processPicture))
  } finally {
    if (queue.size + queue.pending === 0) perPerson.delete(person)
  }
}
