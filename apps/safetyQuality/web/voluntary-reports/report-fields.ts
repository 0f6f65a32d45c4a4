import { useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { reportOptions } from '../../contract/reports/report.calls.ts'
import type { ReportEvent, ReportStrip } from '../../contract/reports/report.entities.ts'
import { REPORT_DIRECTORIES } from '../../contract/reports/report.values.ts'
import { REPORT_FORM_TEXTS } from '../i-need-report/i-need-report.texts.ts'

type Directory = keyof typeof REPORT_DIRECTORIES

interface ReportField {
  readonly id: string
  readonly label: string
  readonly value: string | null
  readonly wide?: boolean
}

/** Names of the values of a report, in the language of the reader. */
export interface ReportWords {
  readonly optionsOf: (field: Directory) => { readonly value: string; readonly label: string }[]
  readonly nameOf: (field: Directory, code: string) => string
}

export function useReportWords(): ReportWords {
  const { data: options = [] } = useAppQuery(reportOptions)
  const of = (field: Directory) => options.filter(({ directory }) => directory === REPORT_DIRECTORIES[field])
  return {
    optionsOf: field => of(field).map(({ code, name }) => ({ value: code, label: name })),
    nameOf: (field, code) => of(field).find(each => each.code === code)?.name ?? code,
  }
}

const list = (names: readonly string[]) => (names.length === 0 ? null : names.join(' · '))

const filled = (fields: readonly ReportField[]) =>
  fields.filter(({ value }) => value !== null && value !== '')

/** Returns the content of a report as label and text, for the preview and for the office. Leaves out empty fields. */
export function useReportFields({ nameOf }: ReportWords) {
  const texts = useTexts(REPORT_FORM_TEXTS)
  const { event: labels, causes, identity } = texts
  const named = (field: Directory, code: string | null) =>
    code === null || code === '' ? null : nameOf(field, code)

  return {
    event: (event: ReportEvent): ReportField[] =>
      filled([
        { id: 'category', label: labels.category, value: named('category', event.category) },
        { id: 'title', label: labels.title, value: event.title },
        { id: 'eventDate', label: labels.eventDate, value: event.eventDate ?? texts.review.unknown },
        { id: 'timeBand', label: labels.timeBand, value: named('timeBand', event.timeBand) },
        { id: 'shift', label: labels.shift, value: named('shift', event.shift) },
        { id: 'site', label: labels.site, value: event.site },
        { id: 'areaType', label: labels.areaType, value: named('areaType', event.areaType) },
        { id: 'acType', label: labels.acType, value: named('acType', event.acType) },
        { id: 'acReg', label: labels.acReg, value: event.acReg },
        { id: 'ata', label: labels.ata, value: named('ata', event.ata) },
        { id: 'maintType', label: labels.maintType, value: named('maintType', event.maintType) },
        {
          id: 'activity',
          label: labels.activity,
          value: list(event.activity.map(one => texts.activities[one])),
        },
        { id: 'docRef', label: labels.docRef, value: event.docRef },
        { id: 'partRef', label: labels.partRef, value: event.partRef },
        { id: 'discovery', label: labels.discovery, value: named('discovery', event.discovery) },
        {
          id: 'outcome',
          label: labels.outcome,
          value: list(event.outcome.map(one => nameOf('outcome', one))),
        },
        {
          id: 'delayMin',
          label: labels.delayMin,
          value: event.delayMin === null ? null : String(event.delayMin),
        },
        { id: 'potential', label: labels.potential, value: named('potential', event.potential) },
        {
          id: 'recurrence',
          label: labels.recurrence,
          value: event.recurrence === null ? null : texts.recurrences[event.recurrence],
        },
        { id: 'roleGroup', label: causes.roleGroup, value: texts.roleGroups[event.roleGroup] },
        { id: 'experience', label: causes.experience, value: texts.experiences[event.experience] },
        { id: 'hfTags', label: causes.hfTags, value: list(event.hfTags.map(one => nameOf('hfTags', one))) },
        { id: 'narrative', label: labels.narrative, value: event.narrative, wide: true },
        ...event.factors.map(({ group, text }) => ({
          id: `factor-${group}`,
          label: `${causes.factors} ${nameOf('factors', group)}`,
          value: text || '✓',
          wide: text !== '',
        })),
        { id: 'immediateAction', label: causes.immediateAction, value: event.immediateAction, wide: true },
        { id: 'suggestion', label: causes.suggestion, value: event.suggestion, wide: true },
      ]),
    strip: ({ mode, name, phone, email, contactTime }: ReportStrip): ReportField[] =>
      filled([
        { id: 'mode', label: identity.mode, value: identity[mode] },
        { id: 'name', label: identity.name, value: name },
        { id: 'phone', label: identity.phone, value: phone },
        { id: 'email', label: identity.email, value: email },
        { id: 'contactTime', label: identity.contactTime, value: contactTime },
      ]),
  }
}
