import { LANGUAGES, type Language } from '@apron/contract/entities/language'

/** A page the person has visited. */
export interface RecentPage {
  readonly fullPath: string
  readonly title: string
  /** In which the title was read. */
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

/** Visited pages out of stored JSON; what is not of that form is dropped, whoever wrote it. */
export function recentPages(json: unknown): readonly RecentPage[] | undefined {
  return Array.isArray(json) ? json.filter(isRecentPage) : undefined
}
