import type { Renderers } from './memory.ts'

/** Returns the growth of the renderer that has worked, as the browser keeps idle spares. Bytes; NaN if unknown. */
export function processGrowth(before: Renderers, after: Renderers): number {
  const growths = [...after].map(([id, current]) => {
    const earlier = before.get(id)
    return { cpu: current.cpu - (earlier?.cpu ?? 0), bytes: current.bytes - (earlier?.bytes ?? Number.NaN) }
  })
  return growths.toSorted((a, b) => b.cpu - a.cpu)[0]?.bytes ?? Number.NaN
}
