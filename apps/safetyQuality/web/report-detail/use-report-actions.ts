import { useHost, useTexts } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import * as calls from '../../contract/reports/desk.calls.ts'
import type { DeskReport } from '../../contract/reports/report.entities.ts'
import { DESK_TEXTS } from '../report-desk/report-desk.texts.ts'

/** Returns the actions of the office on a report. Each returns the updated report. */
export function useReportActions({ id }: Pick<DeskReport, 'id'>) {
  const texts = useTexts(DESK_TEXTS).detail
  const host = useHost()
  const about = {
    invalidates: [calls.queryReports],
    answers: readOf(calls.reportDetail, { query: { id } }),
    onConflict: () => host.toast('warning', texts.conflict),
  }
  const { done } = texts
  return {
    take: useAction(calls.takeReport, { ...about, done: done.take }),
    ask: useAction(calls.askReporter, { ...about, done: done.ask, inPlace: true }),
    feedback: useAction(calls.giveFeedback, { ...about, done: done.feedback, inPlace: true }),
    redirect: useAction(calls.redirectReport, { ...about, done: done.redirect, inPlace: true }),
    merge: useAction(calls.mergeReport, { ...about, done: done.merge, inPlace: true }),
    recuse: useAction(calls.recuseFromReport, { invalidates: [calls.queryReports], done: done.recuse }),
    accept: useAction(calls.acceptReport, { ...about, done: done.accept }),
    saveWork: useAction(calls.saveReportWork, { ...about, inPlace: true }),
    sign: useAction(calls.signDeidentified, { ...about, done: done.sign, inPlace: true }),
    act: useAction(calls.beginActions, { ...about, done: done.act }),
    submitClosing: useAction(calls.submitClosing, { ...about, done: done.submitClosing, inPlace: true }),
    approveClosing: useAction(calls.approveClosing, { ...about, done: done.approveClosing }),
    returnClosing: useAction(calls.returnClosing, { ...about, done: done.returnClosing, inPlace: true }),
    extend: useAction(calls.extendReport, { ...about, done: done.extend, inPlace: true }),
    publish: useAction(calls.publishReport, { ...about, done: done.publish }),
    withdraw: useAction(calls.withdrawPublication, { ...about, done: done.withdraw }),
    reopen: useAction(calls.reopenReport, { ...about, done: done.reopen, inPlace: true }),
  } as const
}
