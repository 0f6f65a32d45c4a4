import { useHost, useTexts } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import * as calls from '../../contract/reports/desk.calls.ts'
import type { DeskReport } from '../../contract/reports/report.entities.ts'
import { DESK_TEXTS } from '../report-desk/report-desk.texts.ts'

/** Returns the actions of the office on a report. Each returns the updated report. */
export function useReportActions({ id }: Pick<DeskReport, 'id'>) {
  const texts = useTexts(DESK_TEXTS).detail
  const host = useHost()
  const options = {
    invalidates: [calls.queryReports],
    answers: readOf(calls.reportDetail, { query: { id } }),
    onConflict: () => host.toast('warning', texts.conflict),
  }
  const { done } = texts
  return {
    take: useAction(calls.takeReport, { ...options, done: done.take }),
    ask: useAction(calls.askReporter, { ...options, done: done.ask, inPlace: true }),
    feedback: useAction(calls.giveFeedback, { ...options, done: done.feedback, inPlace: true }),
    redirect: useAction(calls.redirectReport, { ...options, done: done.redirect, inPlace: true }),
    merge: useAction(calls.mergeReport, { ...options, done: done.merge, inPlace: true }),
    recuse: useAction(calls.recuseFromReport, { invalidates: [calls.queryReports], done: done.recuse }),
    accept: useAction(calls.acceptReport, { ...options, done: done.accept }),
    saveWork: useAction(calls.saveReportWork, { ...options, inPlace: true }),
    sign: useAction(calls.signDeidentified, { ...options, done: done.sign, inPlace: true }),
    act: useAction(calls.beginActions, { ...options, done: done.act }),
    submitClosing: useAction(calls.submitClosing, { ...options, done: done.submitClosing, inPlace: true }),
    approveClosing: useAction(calls.approveClosing, { ...options, done: done.approveClosing }),
    returnClosing: useAction(calls.returnClosing, { ...options, done: done.returnClosing, inPlace: true }),
    extend: useAction(calls.extendReport, { ...options, done: done.extend, inPlace: true }),
    publish: useAction(calls.publishReport, { ...options, done: done.publish }),
    withdraw: useAction(calls.withdrawPublication, { ...options, done: done.withdraw }),
    reopen: useAction(calls.reopenReport, { ...options, done: done.reopen, inPlace: true }),
  } as const
}
