export const PAGE_NAMES = ['list', 'form', 'detail'] as const
export type PageName = (typeof PAGE_NAMES)[number]

/** The two applications: the same pages, built twice. */
export const APP_NAMES = ['alpha', 'bravo'] as const
export type AppName = (typeof APP_NAMES)[number]
