/** Pictures that are held at most; each is some ten KB. */
const MOST = 200

export interface SmallPictures {
  find(person: string, url: string): Blob | null
  keep(person: string, url: string, picture: Blob): void
}

/** Small pictures that this page has seen, in memory alone and of one person: the browser itself keeps no file of the portal. */
export function createSmallPictures(): SmallPictures {
  let owner = ''
  const held = new Map<string, Blob>()

  /** Those of the last person go. */
  function turnTo(person: string): void {
    if (person !== owner) held.clear()
    owner = person
  }

  return {
    find(person, url) {
      turnTo(person)
      return held.get(url) ?? null
    },
    keep(person, url, picture) {
      turnTo(person)
      held.set(url, picture)
      const [oldest] = held.keys()
      if (held.size > MOST && oldest !== undefined) held.delete(oldest)
    },
  }
}
