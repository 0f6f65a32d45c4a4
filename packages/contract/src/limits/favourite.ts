/** Characters of a favourite's name, and of its address (§5, §9). */
export const FAVOURITE_TEXT_MAX = 200
/** How many favourites a person may keep. */
export const FAVOURITES_MAX = 200
