import type { CheckResult } from '../values.ts'

export interface ResultCounts {
  done: number
  nc: number
  obs: number
  /** 100 × conforming / (conforming + nonconforming), one decimal; null when neither was found. */
  score: number | null
}

/** Counts and score of a check. Observations, not applicable and not inspected items do not touch the score. */
export function countResults(results: readonly (CheckResult | null)[]): ResultCounts {
  const count = (wanted: CheckResult) => results.filter(result => result === wanted).length
  const conforming = count('C')
  const nc = count('NC')
  const judged = conforming + nc
  return {
    done: results.filter(result => result !== null).length,
    nc,
    obs: count('OBS'),
    score: judged === 0 ? null : Math.round((1000 * conforming) / judged) / 10,
  }
}
