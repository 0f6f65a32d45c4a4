import type { Renderers } from './memory.ts'

/** Returns the growth of the renderer that has worked, as the browser keeps idle spares. Bytes; NaN if unknown. */
export function processGrowth(before: Renderers, after: Renderers): number {
  const worked = [...after].map(([id, now]) => {
    const then = before.get(id)
    return { cpu: now.cpu - (then?.cpu ?? 0), bytes: now.bytes - (then?.bytes ?? Number.NaN) }
  })
  return worked.toSorted((a, b) => b.cpu - a.cpu)[0]?.bytes ?? Number.NaN
}
