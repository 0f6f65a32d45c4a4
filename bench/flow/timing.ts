import { median } from '../statistics.ts'

/** Returns the milliseconds that the work takes. */
export async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Returns the median of each work's times. The works alternate, so that other load affects all equally. */
export async function medianTimes(
  rounds: number,
  variants: readonly (() => Promise<unknown>)[],
): Promise<readonly number[]> {
  const times = variants.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each has the machine for itself
    for (const [index, work] of variants.entries()) times[index]?.push(await measureTime(work))
  }
  return times.map(median)
}
