import type { AdminSite } from '@apron/contract/entities/admin-site'
import { Status } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import type { TFunction } from 'i18next'
import { type ActionsOf, actionsColumn } from '../shared/actions-column.tsx'
import { adminTexts } from '../shared/admin.texts.ts'
import { KeywordField, OneOfField } from '../shared/filter-fields.tsx'
import { sitesTexts } from './sites.texts.ts'

const WHICH = ['sites', 'others'] as const

/** What stands in the filter; null and empty mean no condition. */
export interface SiteFilter {
  readonly keyword: string
  readonly which: (typeof WHICH)[number] | null
}

export const NO_SITE_FILTER: SiteFilter = { keyword: '', which: null }

/** The columns of the table. */
export function siteColumns(t: TFunction, actions: ActionsOf<AdminSite>): TableColumn<AdminSite>[] {
  return [
    {
      id: 'threeCode',
      labels: sitesTexts['sites.threeCode'],
      cell: row => row.threeCode,
      width: 148,
      mono: true,
      locked: true,
    },
    { id: 'icao', labels: sitesTexts['sites.icao'], cell: row => row.icao, width: 116, mono: true },
    { id: 'nameZh', labels: adminTexts['admin.nameZh'], cell: row => row.cnName, minWidth: 140 },
    { id: 'nameEn', labels: adminTexts['admin.nameEn'], cell: row => row.enName, minWidth: 180 },
    {
      id: 'isSite',
      labels: adminTexts['admin.state'],
      cell: row => (
        <Status meaning={row.isSite ? 'green' : 'neutral'}>
          {t(row.isSite ? 'sites.state.site' : 'sites.state.airport')}
        </Status>
      ),
      text: row => t(row.isSite ? 'sites.state.site' : 'sites.state.airport'),
      width: 116,
    },
    { id: 'people', labels: sitesTexts['sites.people'], cell: row => row.people, width: 92, align: 'end' },
    ...actionsColumn(actions, row => row.threeCode),
  ]
}

/** The fields of the filter. */
export function siteFilter(t: TFunction) {
  return (form: SiteFilter, change: (part: Partial<SiteFilter>) => void) => (
    <>
      <KeywordField
        label={t('sites.keyword')}
        value={form.keyword}
        onChange={keyword => change({ keyword })}
      />
      <OneOfField
        label={t('sites.which')}
        value={form.which}
        options={WHICH.map(value => ({ value, label: t(`sites.which.${value}`) }))}
        onChange={which => change({ which })}
      />
    </>
  )
}
