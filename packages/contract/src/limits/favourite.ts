/** Maximum length of a favourite's name and address, characters (§5, §9). */
export const FAVOURITE_TEXT_MAX = 200
/** Maximum number of favourites per person. */
export const FAVOURITES_MAX = 200
