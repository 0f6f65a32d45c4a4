import type { AdminSite, AdminSiteSave } from '@apron/contract/entities/admin-site'
import { ICAO_CODE, THREE_LETTER_CODE } from '@apron/contract/rules/admin-formats'

export interface SiteForm {
  readonly threeCode: string
  readonly icao: string
  readonly cnName: string
  readonly enName: string
}

export const NEW_SITE: SiteForm = { threeCode: '', icao: '', cnName: '', enName: '' }

/** @param site to be changed; null for a new one */
export function siteForm(site: AdminSite | null): SiteForm {
  if (site === null) return NEW_SITE
  const { threeCode, icao, cnName, enName } = site
  return { threeCode, icao, cnName, enName }
}

/** What is wrong, by field: the key of its text. */
export type SiteFaults = Readonly<
  Partial<Record<keyof SiteForm, 'admin.required' | 'sites.threeCodeWrong' | 'sites.icaoWrong'>>
>

export function siteFaults({ threeCode, icao, cnName, enName }: SiteForm): SiteFaults {
  return {
    ...(THREE_LETTER_CODE.test(threeCode) ? {} : { threeCode: 'sites.threeCodeWrong' }),
    ...(ICAO_CODE.test(icao) ? {} : { icao: 'sites.icaoWrong' }),
    ...(cnName.trim() === '' ? { cnName: 'admin.required' } : {}),
    ...(enName.trim() === '' ? { enName: 'admin.required' } : {}),
  }
}

/** @param before the airport that is changed; null for a new one */
export function toSiteSave(form: SiteForm, before: AdminSite | null): AdminSiteSave {
  return { ...form, version: before?.version ?? null }
}
