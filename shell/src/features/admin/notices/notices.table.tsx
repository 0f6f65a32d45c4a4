import {
  type AdminNotice,
  NOTICE_KINDS,
  NOTICE_STATES,
  type NoticeState,
} from '@apron/contract/entities/admin-notice'
import { wireMinute } from '@apron/contract/wire/wire-time'
import { OneOfField } from '@apron/pages/fields'
import {
  type ActionsOf,
  actionsColumn,
  type FilterFieldsProps,
  type FilterOf,
  KeywordField,
  oneOf,
  ROW_TEXTS,
  stateColumn,
  text,
} from '@apron/pages/list'
import { useLanguage, useTexts } from '@apron/sdk'
import type { Meaning } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import { audienceTexts } from '../shared/audience.texts.ts'
import { useAudienceWords } from '../shared/use-audience-words.ts'
import { noticesTexts } from './notices.texts.ts'

const MEANINGS = {
  draft: 'neutral',
  planned: 'info',
  published: 'green',
  withdrawn: 'amber',
} as const satisfies Record<NoticeState, Meaning>

/** The conditions of the filter. */
export const NOTICE_FILTER = { text: text(), kind: oneOf(NOTICE_KINDS), state: oneOf(NOTICE_STATES) }
type NoticeFilter = FilterOf<typeof NOTICE_FILTER>

/** Without the title in the other language: who receives it has its room. */
export function noticeColumnsAtFirst(zh: boolean): readonly string[] {
  const title = zh ? 'titleZh' : 'titleEn'
  return [title, 'state', 'audience', 'publishTime', 'kind', 'updateBy', 'actions']
}

/** The columns of the table. */
export function useNoticeColumns(actions: ActionsOf<AdminNotice>): TableColumn<AdminNotice>[] {
  const t = useTexts(noticesTexts)
  const language = useLanguage()
  const audienceOf = useAudienceWords()
  return [
    { id: 'titleZh', labels: noticesTexts.titleZh, cell: row => row.titleZh, minWidth: 200 },
    { id: 'titleEn', labels: noticesTexts.titleEn, cell: row => row.titleEn, minWidth: 200 },
    {
      id: 'kind',
      labels: noticesTexts.kind,
      cell: row => t[`kind.${row.kind}` as const],
      width: 124,
    },
    stateColumn({
      meaning: row => MEANINGS[row.state],
      text: row => t[`state.${row.state}` as const],
      width: 136,
    }),
    { id: 'audience', labels: audienceTexts.audience, cell: audienceOf, minWidth: 196 },
    {
      id: 'publishTime',
      labels: noticesTexts.publishTime,
      cell: row => wireMinute(row.publishTime) || '–',
      width: 152,
    },
    {
      id: 'updateBy',
      labels: noticesTexts.updateBy,
      cell: row => row.updateBy || '–',
      width: 116,
    },
    {
      id: 'updateTime',
      labels: noticesTexts.updateTime,
      cell: row => wireMinute(row.updateTime) || '–',
      width: 152,
    },
    ...actionsColumn(actions, row => (language === 'zh' ? row.titleZh : row.titleEn)),
  ]
}

/** The fields of the filter. */
export function NoticeFields({ form, change }: FilterFieldsProps<NoticeFilter>) {
  const t = useTexts(noticesTexts)
  const rowTexts = useTexts(ROW_TEXTS)
  return (
    <>
      <KeywordField label={t.keyword} value={form.text} onChange={wanted => change({ text: wanted })} />
      <OneOfField
        label={t.kind}
        value={form.kind}
        options={NOTICE_KINDS.map(value => ({ value, label: t[`kind.${value}` as const] }))}
        onChange={kind => change({ kind })}
      />
      <OneOfField
        label={rowTexts.state}
        value={form.state}
        options={NOTICE_STATES.map(value => ({ value, label: t[`state.${value}` as const] }))}
        onChange={state => change({ state })}
      />
    </>
  )
}
