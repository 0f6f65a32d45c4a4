/** Longest wait for missing content before printing, ms. */
const LIMIT_MS = 30_000

const preparations = new Set<() => Promise<void>>()

/** Registers work that must finish before printing. @returns a function that removes it */
export function beforePrint(prepare: () => Promise<void>): () => void {
  preparations.add(prepare)
  return () => void preparations.delete(prepare)
}

/** Prints the page once its content is complete, such as its pictures. */
export async function printPage(): Promise<void> {
  const limit = new Promise(resolve => setTimeout(resolve, LIMIT_MS))
  await Promise.race([Promise.allSettled([...preparations].map(prepare => prepare())), limit])
  window.print()
}
