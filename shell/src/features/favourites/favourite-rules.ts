import type { Favourite } from '@apron/contract/menus/favourite'

/** Returns the favourites whose name or address contain every word of a text, or all without a text. */
export function matchingFavourites(favourites: readonly Favourite[], text: string): Favourite[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return favourites.filter(({ name, url }) => {
    const all = `${name} ${readableAddress(url)}`.toLowerCase()
    return words.every(word => all.includes(word))
  })
}

/** Decodes an address for display. Returns it unchanged if it cannot be decoded. */
export function readableAddress(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
