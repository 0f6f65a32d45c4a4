import { LANGUAGES, type Language } from '@apron/contract/dictionary/language'

/** A visited page. */
export interface RecentPage {
  readonly fullPath: string
  readonly title: string
  /** Language of the title. */
  readonly language: Language
}

function isRecentPage(json: unknown): json is RecentPage {
  if (typeof json !== 'object' || json === null) return false
  const { fullPath, title, language } = { fullPath: '', title: '', language: '', ...json }
  return (
    typeof fullPath === 'string' &&
    /^\/(?!\/)/.test(fullPath) &&
    typeof title === 'string' &&
    LANGUAGES.some(known => known === language)
  )
}

/** Parses stored visited pages and drops invalid ones. */
export function parseRecentPages(json: unknown): readonly RecentPage[] | undefined {
  return Array.isArray(json) ? json.filter(isRecentPage) : undefined
}
