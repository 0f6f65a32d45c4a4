import type { AdminSite } from '@apron/contract/entities/admin-organisation'
import { TextField } from '@apron/ui/fields'
import type { MenuAction } from '@apron/ui/menu'
import { SelectField } from '@apron/ui/select'
import { Status } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import type { TFunction } from 'i18next'
import { adminTexts } from '../shared/admin.texts.ts'
import { RowActions } from '../shared/row-actions.tsx'
import { sitesTexts } from './sites.texts.ts'

const WHICH = ['sites', 'others'] as const

/** What stands in the filter; null and empty mean no condition. */
export interface SiteFilter {
  readonly keyword: string
  readonly which: (typeof WHICH)[number] | null
}

export const NO_SITE_FILTER: SiteFilter = { keyword: '', which: null }

/** The columns of the table. @param actions what can be done with a row; null: nothing */
export function siteColumns(
  t: TFunction,
  actions: ((row: AdminSite) => readonly MenuAction[]) | null,
): TableColumn<AdminSite>[] {
  const all: TableColumn<AdminSite>[] = [
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
  ]
  if (actions === null) return all
  return [
    ...all,
    {
      id: 'actions',
      labels: adminTexts['admin.actions'],
      cell: row => <RowActions name={row.threeCode} actions={actions(row)} />,
      exported: false,
      width: 132,
      locked: true,
    },
  ]
}

/** The fields of the filter. */
export function siteFilter(t: TFunction) {
  return (form: SiteFilter, change: (part: Partial<SiteFilter>) => void) => (
    <>
      <TextField
        label={t('sites.keyword')}
        type="search"
        maxLength={60}
        value={form.keyword}
        onChange={keyword => change({ keyword })}
      />
      <SelectField
        label={t('sites.which')}
        placeholder={t('admin.all')}
        clearable
        value={form.which}
        options={WHICH.map(value => ({ value, label: t(`sites.which.${value}`) }))}
        onChange={value => change({ which: WHICH.find(which => which === value) ?? null })}
      />
    </>
  )
}
