/** Paper does not wait longer for what is missing, ms. */
const LIMIT_MS = 30_000

const preparing = new Set<() => Promise<void>>()

/** Makes something ready for paper first. @returns ends it */
export function beforePaper(prepare: () => Promise<void>): () => void {
  preparing.add(prepare)
  return () => void preparing.delete(prepare)
}

/** Prints the page once all of it is there, such as its pictures. */
export async function printPage(): Promise<void> {
  const limit = new Promise(resolve => setTimeout(resolve, LIMIT_MS))
  await Promise.race([Promise.allSettled([...preparing].map(prepare => prepare())), limit])
  window.print()
}
