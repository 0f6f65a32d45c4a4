import type { VisitedView } from './visited-view.ts'

/** The most tabs that are kept over a reload. */
const MAX_TABS = 50

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 4000
}

function isView(json: unknown): json is Pick<VisitedView, 'fullPath' | 'title'> {
  return (
    typeof json === 'object' &&
    json !== null &&
    'fullPath' in json &&
    isText(json.fullPath) &&
    /^\/(?!\/)/.test(json.fullPath) &&
    'title' in json &&
    isText(json.title)
  )
}

/** The tabs of one person as they are kept in session storage. */
export function tabsToText(views: readonly VisitedView[]): string {
  return JSON.stringify(views.slice(0, MAX_TABS).map(({ fullPath, title }) => ({ fullPath, title })))
}

/** Kept tabs; what is not of that form is dropped, whoever wrote it. */
export function tabsFromText(text: string | null): Pick<VisitedView, 'fullPath' | 'title'>[] {
  try {
    const json: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(json) ? json.filter(isView).slice(0, MAX_TABS) : []
  } catch {
    return []
  }
}
