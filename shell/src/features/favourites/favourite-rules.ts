import type { Favourite } from '@apron/contract/entities/favourite'

/** The favourites whose name or address have every word of a text; without a text all of them. */
export function matchingFavourites(favourites: readonly Favourite[], text: string): Favourite[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return favourites.filter(({ name, url }) => {
    const all = `${name} ${readableAddress(url)}`.toLowerCase()
    return words.every(word => all.includes(word))
  })
}

/** An address as people read it; what cannot be decoded stays as it is. */
export function readableAddress(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
