/** Maximum number of a person's views per list. */
export const LIST_VIEWS_MAX = 20
/** Maximum length of a view's name, characters. */
export const LIST_VIEW_NAME_MAX = 40
/** Maximum length of a view, characters: filter, order, columns and page size as JSON. */
export const LIST_VIEW_MAX = 4_000
/** Maximum number of lists for which a person can store columns, views or a page size. */
export const SAVED_LISTS_MAX = 200
