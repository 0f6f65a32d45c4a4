import {
  type AdminNotice,
  NOTICE_KINDS,
  NOTICE_STATES,
  type NoticeKind,
  type NoticeState,
} from '@apron/contract/entities/admin-texts'
import { TextField } from '@apron/ui/fields'
import type { MenuAction } from '@apron/ui/menu'
import { SelectField } from '@apron/ui/select'
import { type Meaning, Status } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import type { TFunction } from 'i18next'
import { adminTexts } from '../shared/admin.texts.ts'
import { RowActions } from '../shared/row-actions.tsx'
import { noticesTexts } from './notices.texts.ts'

const MEANINGS = {
  draft: 'neutral',
  planned: 'info',
  published: 'green',
  withdrawn: 'amber',
} as const satisfies Record<NoticeState, Meaning>

/** What stands in the filter; null and empty mean no condition. */
export interface NoticeFilter {
  readonly keyword: string
  readonly kind: NoticeKind | null
  readonly state: NoticeState | null
}

export const NO_NOTICE_FILTER: NoticeFilter = { keyword: '', kind: null, state: null }

/** The columns of the table. @param actions what can be done with a row; null: nothing */
export function noticeColumns(
  t: TFunction,
  titleOf: (notice: AdminNotice) => string,
  actions: ((row: AdminNotice) => readonly MenuAction[]) | null,
): TableColumn<AdminNotice>[] {
  const all: TableColumn<AdminNotice>[] = [
    { id: 'titleZh', labels: noticesTexts['notices.titleZh'], cell: row => row.titleZh, minWidth: 180 },
    { id: 'titleEn', labels: noticesTexts['notices.titleEn'], cell: row => row.titleEn, minWidth: 180 },
    {
      id: 'kind',
      labels: noticesTexts['notices.kind'],
      cell: row => t(`notices.kind.${row.kind}`),
      width: 124,
    },
    {
      id: 'state',
      labels: adminTexts['admin.state'],
      cell: row => <Status meaning={MEANINGS[row.state]}>{t(`notices.state.${row.state}`)}</Status>,
      text: row => t(`notices.state.${row.state}`),
      width: 124,
    },
    {
      id: 'publishTime',
      labels: noticesTexts['notices.publishTime'],
      cell: row => row.publishTime.slice(0, 16) || '–',
      width: 152,
    },
    {
      id: 'updateBy',
      labels: noticesTexts['notices.updateBy'],
      cell: row => row.updateBy || '–',
      width: 116,
    },
    {
      id: 'updateTime',
      labels: noticesTexts['notices.updateTime'],
      cell: row => row.updateTime.slice(0, 16) || '–',
      width: 152,
    },
  ]
  if (actions === null) return all
  return [
    ...all,
    {
      id: 'actions',
      labels: adminTexts['admin.actions'],
      cell: row => <RowActions name={titleOf(row)} actions={actions(row)} />,
      exported: false,
      width: 132,
      locked: true,
    },
  ]
}

/** The fields of the filter. */
export function noticeFilter(t: TFunction) {
  return (form: NoticeFilter, change: (part: Partial<NoticeFilter>) => void) => (
    <>
      <TextField
        label={t('notices.keyword')}
        type="search"
        maxLength={60}
        value={form.keyword}
        onChange={keyword => change({ keyword })}
      />
      <SelectField
        label={t('notices.kind')}
        placeholder={t('admin.all')}
        clearable
        value={form.kind}
        options={NOTICE_KINDS.map(value => ({ value, label: t(`notices.kind.${value}`) }))}
        onChange={value => change({ kind: NOTICE_KINDS.find(kind => kind === value) ?? null })}
      />
      <SelectField
        label={t('admin.state')}
        placeholder={t('admin.all')}
        clearable
        value={form.state}
        options={NOTICE_STATES.map(value => ({ value, label: t(`notices.state.${value}`) }))}
        onChange={value => change({ state: NOTICE_STATES.find(state => state === value) ?? null })}
      />
    </>
  )
}
