/** Maximum number of thumbnails in memory, about 10 KB each. */
const MOST = 200

export interface SmallPictures {
  find(person: string, url: string): Blob | null
  keep(person: string, url: string, picture: Blob): void
}

/**
 * Thumbnails this page has loaded, in memory only and for one person: browser storage never holds portal
 * files.
 */
export function createSmallPictures(): SmallPictures {
  let owner = ''
  const held = new Map<string, Blob>()

  /** Drops the previous person's thumbnails. */
  function switchUser(person: string): void {
    if (person !== owner) held.clear()
    owner = person
  }

  return {
    find(person, url) {
      switchUser(person)
      return held.get(url) ?? null
    },
    keep(person, url, picture) {
      switchUser(person)
      held.set(url, picture)
      const [oldest] = held.keys()
      if (held.size > MOST && oldest !== undefined) held.delete(oldest)
    },
  }
}
