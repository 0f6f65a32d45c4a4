import { type AdminSite, type SITE_SORT_KEYS } from '@apron/contract/entities/admin-site'
import { OneOfField } from '@apron/pages/fields'
import {
  type ActionsOf,
  actionsColumn,
  criteriaOf,
  type FilterFieldsProps,
  type FilterOf,
  KeywordField,
  type ListSort,
  oneOf,
  stateColumn,
  text,
} from '@apron/pages/list'
import { useTexts } from '@apron/sdk'
import type { TableColumn } from '@apron/ui/table'
import { adminTexts } from '../shared/admin.texts.ts'
import { sitesTexts } from './sites.texts.ts'

const WHICH = ['sites', 'others'] as const

/** The conditions of the filter. */
export const SITE_FILTER = { text: text(), which: oneOf(WHICH) }
type SiteFilter = FilterOf<typeof SITE_FILTER>

/** The filter as the call wants it. */
export function toSiteCriteria(
  { which, ...rest }: SiteFilter,
  sort: ListSort<(typeof SITE_SORT_KEYS)[number]> | null = null,
) {
  return { ...criteriaOf(rest, sort), ...(which === null ? {} : { isSite: which === 'sites' }) }
}

/** The columns of the table. */
export function useSiteColumns(actions: ActionsOf<AdminSite>): TableColumn<AdminSite>[] {
  const t = useTexts(sitesTexts)
  return [
    {
      id: 'threeCode',
      labels: sitesTexts.threeCode,
      cell: row => row.threeCode,
      width: 148,
      mono: true,
      locked: true,
    },
    { id: 'icao', labels: sitesTexts.icao, cell: row => row.icao, width: 116, mono: true },
    { id: 'nameZh', labels: adminTexts.nameZh, cell: row => row.cnName, minWidth: 140 },
    { id: 'nameEn', labels: adminTexts.nameEn, cell: row => row.enName, minWidth: 180 },
    stateColumn({
      id: 'isSite',
      meaning: row => (row.isSite ? 'green' : 'neutral'),
      text: row => t[row.isSite ? 'state.site' : 'state.airport'],
      width: 124,
    }),
    { id: 'people', labels: sitesTexts.people, cell: row => row.people, width: 92, align: 'end' },
    ...actionsColumn(actions, row => row.threeCode),
  ]
}

/** The fields of the filter. */
export function SiteFields({ form, change }: FilterFieldsProps<SiteFilter>) {
  const t = useTexts(sitesTexts)
  return (
    <>
      <KeywordField label={t.keyword} value={form.text} onChange={wanted => change({ text: wanted })} />
      <OneOfField
        label={t.which}
        value={form.which}
        options={WHICH.map(value => ({ value, label: t[`which.${value}` as const] }))}
        onChange={which => change({ which })}
      />
    </>
  )
}
