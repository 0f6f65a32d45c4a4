import { AUDIT_EVENTS, type AuditLine } from '@apron/contract/entities/admin-audit'
import type { Language } from '@apron/contract/entities/language'
import { DateRangeField } from '@apron/ui/date-fields'
import type { TableColumn } from '@apron/ui/table'
import type { TFunction } from 'i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { actionsColumn } from '../shared/actions-column.tsx'
import { OneOfField } from '../shared/filter-fields.tsx'
import { logTexts } from '../shared/log.texts.ts'
import { PersonField } from '../shared/person-field.tsx'
import { auditTexts } from './audit.texts.ts'
import type { AuditFilter } from './audit-filter.ts'
import { doerWords, summaryWords, targetWords } from './audit-words.ts'

/** The columns of the table. */
export function auditColumns(
  t: TFunction,
  language: Language,
  onLook: (line: AuditLine) => void,
): TableColumn<AuditLine>[] {
  return [
    {
      id: 'time',
      labels: logTexts['adminLog.time'],
      cell: line => line.time,
      width: 172,
      locked: true,
    },
    {
      id: 'event',
      labels: logTexts['adminLog.kind'],
      cell: line => t(`audit.event.${line.event}`),
      width: 208,
    },
    { id: 'doer', labels: auditTexts['audit.doer'], cell: line => doerWords(line, t), minWidth: 160 },
    {
      id: 'target',
      labels: auditTexts['audit.target'],
      cell: line => targetWords(line) || '–',
      text: targetWords,
      minWidth: 160,
    },
    {
      id: 'what',
      labels: auditTexts['audit.what'],
      cell: line => summaryWords(line, t, language) || '–',
      text: line => summaryWords(line, t, language),
      minWidth: 220,
    },
    {
      id: 'address',
      labels: auditTexts['audit.address'],
      cell: line => line.address || '–',
      text: line => line.address,
      width: 140,
      mono: true,
    },
    ...actionsColumn<AuditLine>(
      line => [{ id: 'look', label: t('audit.look'), onSelect: () => onLook(line) }],
      line => `${line.id}`,
      92,
    ),
  ]
}

/** The fields of the filter. */
export function auditFilter(t: TFunction, services: PageServices) {
  return (form: AuditFilter, change: (part: Partial<AuditFilter>) => void) => (
    <>
      <PersonField
        services={services}
        label={t('adminLog.person')}
        value={form.person}
        onChange={person => change({ person })}
      />
      <OneOfField
        label={t('adminLog.kind')}
        searchable
        value={form.event}
        options={AUDIT_EVENTS.map(value => ({ value, label: t(`audit.event.${value}`) }))}
        onChange={event => change({ event })}
      />
      <DateRangeField
        label={t('adminLog.period')}
        value={form.period}
        onChange={period => change({ period })}
      />
    </>
  )
}
