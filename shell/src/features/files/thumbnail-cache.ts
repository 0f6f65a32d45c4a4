/** Maximum number of thumbnails in memory, about 10 KB each. */
const MAX_THUMBNAILS = 200

export interface ThumbnailCache {
  find(person: string, url: string): Blob | null
  store(person: string, url: string, picture: Blob): void
}

/**
 * Thumbnails this page has loaded, in memory only and for one person: browser storage never holds portal
 * files.
 */
export function createThumbnailCache(): ThumbnailCache {
  let owner = ''
  const thumbnails = new Map<string, Blob>()

  /** Drops the previous person's thumbnails. */
  function switchUser(person: string): void {
    if (person !== owner) thumbnails.clear()
    owner = person
  }

  return {
    find(person, url) {
      switchUser(person)
      return thumbnails.get(url) ?? null
    },
    store(person, url, picture) {
      switchUser(person)
      thumbnails.set(url, picture)
      const [oldest] = thumbnails.keys()
      if (thumbnails.size > MAX_THUMBNAILS && oldest !== undefined) thumbnails.delete(oldest)
    },
  }
}
