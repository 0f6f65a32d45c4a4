import { AUDIT_EVENTS, type AuditLine } from '@apron/contract/operations/admin-audit'
import { OneOfField, PersonField } from '@apron/pages/fields'
import { actionsColumn, type FilterFieldsProps } from '@apron/pages/list'
import { useLanguage, useTexts } from '@apron/sdk'
import { DateRangeField } from '@apron/ui/date-fields'
import type { TableColumn } from '@apron/ui/table'
import { logTexts } from '../shared/log.texts.ts'
import { auditTexts } from './audit.texts.ts'
import type { AuditFilter } from './audit-filter.ts'
import { actorText, summaryText, targetText } from './format-audit.ts'

export function useAuditColumns(onOpen: (line: AuditLine) => void): TableColumn<AuditLine>[] {
  const t = useTexts(auditTexts)
  const language = useLanguage()
  return [
    {
      id: 'time',
      labels: logTexts.time,
      cell: line => line.time,
      width: 164,
      locked: true,
    },
    {
      id: 'event',
      card: 'head',
      labels: logTexts.kind,
      cell: line => t[`event.${line.event}` as const],
      minWidth: 204,
    },
    { id: 'doer', labels: auditTexts.doer, cell: line => actorText(line, t), width: 172 },
    {
      id: 'target',
      labels: auditTexts.target,
      cell: line => targetText(line) || '–',
      text: targetText,
      minWidth: 136,
    },
    {
      id: 'what',
      labels: auditTexts.what,
      cell: line => summaryText(line, t, language) || '–',
      text: line => summaryText(line, t, language),
      minWidth: 180,
    },
    {
      id: 'address',
      labels: auditTexts.address,
      cell: line => line.address || '–',
      text: line => line.address,
      width: 140,
      mono: true,
    },
    ...actionsColumn<AuditLine>(
      line => [{ id: 'look', label: t.look, onSelect: () => onOpen(line) }],
      line => `${line.id}`,
      92,
    ),
  ]
}

export function AuditFields({ form, change }: FilterFieldsProps<AuditFilter>) {
  const t = useTexts(auditTexts)
  const log = useTexts(logTexts)
  return (
    <>
      <PersonField closed label={log.person} value={form.person} onChange={person => change({ person })} />
      <OneOfField
        label={log.kind}
        searchable
        value={form.event}
        options={AUDIT_EVENTS.map(value => ({ value, label: t[`event.${value}` as const] }))}
        onChange={event => change({ event })}
      />
      <DateRangeField
        label={log.period}
        periods="back"
        value={form.period}
        onChange={period => change({ period })}
      />
    </>
  )
}
