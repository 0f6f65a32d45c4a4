import {
  type AdminNotice,
  NOTICE_KINDS,
  NOTICE_STATES,
  type NoticeKind,
  type NoticeState,
} from '@apron/contract/entities/admin-notice'
import { type Meaning, Status } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import type { TFunction } from 'i18next'
import { type ActionsOf, actionsColumn } from '../shared/actions-column.tsx'
import { adminTexts } from '../shared/admin.texts.ts'
import { KeywordField, OneOfField } from '../shared/filter-fields.tsx'
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

/** The columns of the table. */
export function noticeColumns(
  t: TFunction,
  titleOf: (notice: AdminNotice) => string,
  actions: ActionsOf<AdminNotice>,
): TableColumn<AdminNotice>[] {
  return [
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
    ...actionsColumn(actions, titleOf),
  ]
}

/** The fields of the filter. */
export function noticeFilter(t: TFunction) {
  return (form: NoticeFilter, change: (part: Partial<NoticeFilter>) => void) => (
    <>
      <KeywordField
        label={t('notices.keyword')}
        value={form.keyword}
        onChange={keyword => change({ keyword })}
      />
      <OneOfField
        label={t('notices.kind')}
        value={form.kind}
        options={NOTICE_KINDS.map(value => ({ value, label: t(`notices.kind.${value}`) }))}
        onChange={kind => change({ kind })}
      />
      <OneOfField
        label={t('admin.state')}
        value={form.state}
        options={NOTICE_STATES.map(value => ({ value, label: t(`notices.state.${value}`) }))}
        onChange={state => change({ state })}
      />
    </>
  )
}
