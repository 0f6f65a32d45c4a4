import type { Airport } from '@apron/contract/entities/airport'
import type { Language } from '@apron/contract/entities/language'
import type { VisitedView } from './visited-view.ts'

/** The most tabs that are kept over a reload. */
const MAX_TABS = 50

/** A tab as session storage keeps it. */
export interface KeptTab {
  readonly fullPath: string
  readonly title: string
  readonly pinned: boolean
  readonly named: boolean
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

function keptSite(json: unknown): Airport | null {
  const { id, cnName, enName, airportThreeCode } = {
    ...BLANK_SITE,
    ...(typeof json === 'object' ? json : {}),
  }
  return isText(id) && isText(cnName) && isText(enName) && isText(airportThreeCode) && airportThreeCode !== ''
    ? { id, cnName, enName, airportThreeCode }
    : null
}

function keptTab(json: unknown): KeptTab[] {
  if (typeof json !== 'object' || json === null || !('fullPath' in json) || !('title' in json)) return []
  const { fullPath, title } = json
  if (!isText(fullPath) || !/^\/(?!\/)/.test(fullPath) || !isText(title)) return []
  return [
    {
      fullPath,
      title,
      pinned: 'pinned' in json && json.pinned === true,
      named: 'named' in json && json.named === true,
      foreign: 'foreign' in json && json.foreign === true,
      site: keptSite('site' in json ? json.site : null),
    },
  ]
}

/** The tabs of one person as they are kept in session storage. */
export function tabsToText(views: readonly VisitedView[], language: Language): string {
  const tabs: KeptTab[] = views
    .slice(0, MAX_TABS)
    .map(({ fullPath, title, site, meta: { pinned, named, foreign } }) => ({
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
 * Kept tabs; what is not of that form is dropped, whoever wrote it. Titles in another language are made anew, unless
 * the page itself or the address has given them.
 */
export function tabsFromText(
  text: string | null,
  language: Language,
  ownTitle: (fullPath: string) => string,
): KeptTab[] {
  let json: unknown
  try {
    json = JSON.parse(text ?? 'null')
  } catch {
    return []
  }
  if (typeof json !== 'object' || json === null || !('tabs' in json) || !Array.isArray(json.tabs)) return []
  const sameLanguage = 'language' in json && json.language === language
  const titleOf = ({ fullPath, title, named }: KeptTab) =>
    sameLanguage || named || /[?&]viewTitle=/.test(fullPath) ? title : ownTitle(fullPath)
  return json.tabs
    .flatMap(keptTab)
    .slice(0, MAX_TABS)
    .map(tab => Object.assign(tab, { title: titleOf(tab) }))
}
