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
  const entriesOf = (field: Directory) =>
    options.filter(({ directory }) => directory === REPORT_DIRECTORIES[field])
  return {
    optionsOf: field => entriesOf(field).map(({ code, name }) => ({ value: code, label: name })),
    nameOf: (field, code) => entriesOf(field).find(each => each.code === code)?.name ?? code,
  }
}

const join = (names: readonly string[]) => (names.length === 0 ? null : names.join(' · '))

const nonEmpty = (fields: readonly ReportField[]) =>
  fields.filter(({ value }) => value !== null && value !== '')

/** Returns the content of a report as label and text, for the preview and for the office. Leaves out empty fields. */
export function useReportFields({ nameOf }: ReportWords) {
  const texts = useTexts(REPORT_FORM_TEXTS)
  const { event: labels, causes, identity } = texts
  const nameOrNull = (field: Directory, code: string | null) =>
    code === null || code === '' ? null : nameOf(field, code)

  return {
    event: (event: ReportEvent): ReportField[] =>
      nonEmpty([
        { id: 'category', label: labels.category, value: nameOrNull('category', event.category) },
        { id: 'title', label: labels.title, value: event.title },
        { id: 'eventDate', label: labels.eventDate, value: event.eventDate ?? texts.review.unknown },
        { id: 'timeBand', label: labels.timeBand, value: nameOrNull('timeBand', event.timeBand) },
        { id: 'shift', label: labels.shift, value: nameOrNull('shift', event.shift) },
        { id: 'site', label: labels.site, value: event.site },
        { id: 'areaType', label: labels.areaType, value: nameOrNull('areaType', event.areaType) },
        { id: 'acType', label: labels.acType, value: nameOrNull('acType', event.acType) },
        { id: 'acReg', label: labels.acReg, value: event.acReg },
        { id: 'ata', label: labels.ata, value: nameOrNull('ata', event.ata) },
        { id: 'maintType', label: labels.maintType, value: nameOrNull('maintType', event.maintType) },
        {
          id: 'activity',
          label: labels.activity,
          value: join(event.activity.map(each => texts.activities[each])),
        },
        { id: 'docRef', label: labels.docRef, value: event.docRef },
        { id: 'partRef', label: labels.partRef, value: event.partRef },
        { id: 'discovery', label: labels.discovery, value: nameOrNull('discovery', event.discovery) },
        {
          id: 'outcome',
          label: labels.outcome,
          value: join(event.outcome.map(each => nameOf('outcome', each))),
        },
        {
          id: 'delayMin',
          label: labels.delayMin,
          value: event.delayMin === null ? null : String(event.delayMin),
        },
        { id: 'potential', label: labels.potential, value: nameOrNull('potential', event.potential) },
        {
          id: 'recurrence',
          label: labels.recurrence,
          value: event.recurrence === null ? null : texts.recurrences[event.recurrence],
        },
        { id: 'roleGroup', label: causes.roleGroup, value: texts.roleGroups[event.roleGroup] },
        { id: 'experience', label: causes.experience, value: texts.experiences[event.experience] },
        { id: 'hfTags', label: causes.hfTags, value: join(event.hfTags.map(tag => nameOf('hfTags', tag))) },
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
      nonEmpty([
        { id: 'mode', label: identity.mode, value: identity[mode] },
        { id: 'name', label: identity.name, value: name },
        { id: 'phone', label: identity.phone, value: phone },
        { id: 'email', label: identity.email, value: email },
        { id: 'contactTime', label: identity.contactTime, value: contactTime },
      ]),
  }
}
