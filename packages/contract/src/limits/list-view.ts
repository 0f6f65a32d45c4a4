/** Views that a person keeps of one list. */
export const LIST_VIEWS_MAX = 20
/** Characters of the name of a view. */
export const LIST_VIEW_NAME_MAX = 40
/** Characters of a view: filter, order, columns and page size as JSON. */
export const LIST_VIEW_MAX = 4_000
/** Maximum number of lists for which a person can store columns, views or a page size. */
export const OWN_LISTS_MAX = 200
