import type { Airport } from '@apron/contract/dictionary/airport'
import type { Language } from '@apron/contract/dictionary/language'
import type { VisitedView } from './visited-view.ts'

/** Maximum number of tabs kept across a reload. */
const MAX_TABS = 50

/** A tab read from session storage, where `titledByPage` is called `named`. */
export interface StoredTab {
  readonly fullPath: string
  readonly title: string
  readonly pinned: boolean
  readonly titledByPage: boolean
  readonly foreign: boolean
  readonly site: Airport | null
}

const BLANK_SITE: Readonly<Record<keyof Airport, unknown>> = {
  id: '',
  cnName: '',
  enName: '',
  airportThreeCode: '',
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 4000
}

function readSite(json: unknown): Airport | null {
  const { id, cnName, enName, airportThreeCode } = {
    ...BLANK_SITE,
    ...(typeof json === 'object' ? json : {}),
  }
  return isText(id) && isText(cnName) && isText(enName) && isText(airportThreeCode) && airportThreeCode !== ''
    ? { id, cnName, enName, airportThreeCode }
    : null
}

function readTab(json: unknown): StoredTab[] {
  if (typeof json !== 'object' || json === null || !('fullPath' in json) || !('title' in json)) return []
  const { fullPath, title } = json
  if (!isText(fullPath) || !/^\/(?!\/)/.test(fullPath) || !isText(title)) return []
  return [
    {
      fullPath,
      title,
      pinned: 'pinned' in json && json.pinned === true,
      titledByPage: 'named' in json && json.named === true,
      foreign: 'foreign' in json && json.foreign === true,
      site: readSite('site' in json ? json.site : null),
    },
  ]
}

/** Serialises a user's tabs for session storage. */
export function tabsToText(views: readonly VisitedView[], language: Language): string {
  const tabs = views
    .slice(0, MAX_TABS)
    .map(({ fullPath, title, site, meta: { pinned, titledByPage: named, foreign } }) => ({
      fullPath,
      title,
      pinned,
      named,
      foreign,
      site,
    }))
  return JSON.stringify({ language, tabs })
}

/**
 * Parses stored tabs and drops invalid ones. Titles in another language are regenerated, unless the page or
 * the address has set them.
 */
export function tabsFromText(
  text: string | null,
  language: Language,
  ownTitle: (fullPath: string) => string,
): StoredTab[] {
  let json: unknown
  try {
    json = JSON.parse(text ?? 'null')
  } catch {
    return []
  }
  if (typeof json !== 'object' || json === null || !('tabs' in json) || !Array.isArray(json.tabs)) return []
  const sameLanguage = 'language' in json && json.language === language
  const titleOf = ({ fullPath, title, titledByPage }: StoredTab) =>
    sameLanguage || titledByPage || /[?&]viewTitle=/.test(fullPath) ? title : ownTitle(fullPath)
  return json.tabs
    .flatMap(readTab)
    .slice(0, MAX_TABS)
    .map(tab => Object.assign(tab, { title: titleOf(tab) }))
}
