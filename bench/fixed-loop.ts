export const LOOP_ROUNDS = 4_000_000

/**
 * Runs integer work that no engine can optimise away, because its result is used. Returns milliseconds. Self-contained,
 * as it also runs in pages.
 */
export function runLoop(rounds: number): number {
  const start = performance.now()
  let state = 1
  for (let round = 0; round < rounds; round += 1) state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) | 1
  const took = performance.now() - start
  return state === 0 ? Number.NaN : took
}
