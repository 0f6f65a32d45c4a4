import type { Generated } from 'kysely'

export interface AirportTable {
  id: string
  three_code: string
  icao: string
  name_zh: string
  name_en: string
  /** Whether the organisation works there; only sites can be switched to. */
  is_site: boolean
  version: Generated<number>
}

export type SitesTables = {
  airport: AirportTable
}
