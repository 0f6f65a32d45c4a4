/** Returns the middle value; for an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half]
  if (upper === undefined) throw new Error('There is no median of nothing')
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2
}

/** Returns the value that this part of all values does not exceed, such as 0.99. */
export function percentile(values: readonly number[], part: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * part) - 1)]
  if (value === undefined) throw new Error('There is no percentile of nothing')
  return value
}

/** Returns the median of every figure over all runs. */
export function medians<Key extends string>(runs: readonly Record<Key, number>[]): Record<Key, number> {
  const [first] = runs
  if (first === undefined) throw new Error('There are no runs')
  const result = { ...first }
  for (const key in first) result[key] = median(runs.map(run => run[key]))
  return result
}

/** Returns the median distance of every figure's values from their median. */
export function spreads<Key extends string>(runs: readonly Record<Key, number>[]): Record<Key, number> {
  const middle = medians(runs)
  const distances = runs.map(run => {
    const distance = { ...run }
    for (const key in run) distance[key] = Math.abs(run[key] - middle[key])
    return distance
  })
  return medians(distances)
}

/** Returns the growth of a series per step as the median of its steps, which ignores a noisy one. */
export function growthPerStep(series: readonly number[]): number {
  return median(series.slice(1).map((value, index) => value - (series[index] ?? value)))
}
