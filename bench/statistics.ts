/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half]
  if (upper === undefined) throw new Error('There is no median of nothing')
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2
}

/** The value that so large a part of all values does not exceed, such as 0.99. */
export function percentile(values: readonly number[], part: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * part) - 1)]
  if (value === undefined) throw new Error('There is no percentile of nothing')
  return value
}

/** The middle value of every figure over all runs. */
export function medians<Key extends string>(runs: readonly Record<Key, number>[]): Record<Key, number> {
  const [first] = runs
  if (first === undefined) throw new Error('There are no runs')
  const result = { ...first }
  for (const key in first) result[key] = median(runs.map(run => run[key]))
  return result
}

/** How far the values of every figure lie from their middle: the middle of the distances. */
export function spreads<Key extends string>(runs: readonly Record<Key, number>[]): Record<Key, number> {
  const middle = medians(runs)
  const distances = runs.map(run => {
    const distance = { ...run }
    for (const key in run) distance[key] = Math.abs(run[key] - middle[key])
    return distance
  })
  return medians(distances)
}

/** How much a series grows per step, by the middle of its single steps: one noisy step does not count. */
export function growthPerStep(series: readonly number[]): number {
  return median(series.slice(1).map((value, index) => value - (series[index] ?? value)))
}
