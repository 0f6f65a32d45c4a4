import type { Generated } from 'kysely'

export interface AirportTable {
  id: string
  three_code: string
  icao: string
  name_zh: string
  name_en: string
  /** True for a site of the organisation. Only sites can be switched to. */
  is_site: boolean
  version: Generated<number>
}

export type SitesTables = {
  airport: AirportTable
}
