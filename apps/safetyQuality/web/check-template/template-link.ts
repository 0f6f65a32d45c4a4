import type { TemplateRow } from '../../contract/checks/check-template.entities.ts'

export const LIST_PAGE = '/checkTemplate'
export const DETAIL_PAGE = '/checkTemplateDetail'

/** Where a revision is read and changed: a tab of its own, named after it. */
export function templateLink({ id, code, revision }: Pick<TemplateRow, 'id' | 'code' | 'revision'>) {
  const query = new URLSearchParams({ id, multipleTabs: '1', viewTitle: `${code} · ${revision}` })
  return `/safetyQuality${DETAIL_PAGE}?${query.toString()}` as const
}
