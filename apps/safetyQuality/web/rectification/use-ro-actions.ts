import { useHost, useTexts } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import * as calls from '../../contract/rectifications/rectification.calls.ts'
import type { RoDetail } from '../../contract/rectifications/rectification.entities.ts'
import { RO_DONE_TEXTS } from './rectification.texts.ts'

/** Returns the actions on an order. Each resolves to whether it was done. */
export function useRoActions({ id, version }: Pick<RoDetail, 'id' | 'version'>, conflict: string) {
  const host = useHost()
  const done = useTexts(RO_DONE_TEXTS)
  const about = {
    answers: readOf(calls.rectificationDetail, { query: { id } }),
    invalidates: [calls.queryRectifications],
    onConflict: () => host.toast('warning', conflict),
  }
  const issue = useAction(calls.issueRectification, { ...about, done: done.issue })
  const accept = useAction(calls.acceptRectification, { ...about, done: done.accept })
  const reassign = useAction(calls.reassignRectification, { ...about, done: done.reassign })
  const sendPlan = useAction(calls.sendPlan, { ...about, done: done.sendPlan })
  const acceptPlan = useAction(calls.acceptPlan, { ...about, done: done.acceptPlan })
  const returnPlan = useAction(calls.returnPlan, { ...about, done: done.returnPlan })
  const report = useAction(calls.reportRectification, { ...about, done: done.report })
  const verify = useAction(calls.verifyRectification, { ...about, done: done.verify })
  const reject = useAction(calls.rejectRectification, { ...about, done: done.reject })
  const effective = useAction(calls.judgeEffective, { ...about, done: done.effective })
  const countersign = useAction(calls.countersignRectification, { ...about, done: done.countersign })
  const ineffective = useAction(calls.judgeIneffective, { ...about, done: done.ineffective })
  const makeVoid = useAction(calls.voidRectification, { ...about, done: done.void })
  const ask = useAction(calls.askExtension, { ...about, done: done.askExtension })
  const decide = useAction(calls.decideExtension, { ...about, done: done.decideExtension })
  const seen = { id, version }
  return {
    busy: [
      issue,
      accept,
      reassign,
      sendPlan,
      acceptPlan,
      returnPlan,
      report,
      verify,
      reject,
      effective,
      countersign,
      ineffective,
      makeVoid,
      ask,
      decide,
    ].some(each => each.busy),
    issue: async () => (await issue.run({ body: seen })).done,
    sendPlan: async () => (await sendPlan.run({ body: seen })).done,
    report: async () => (await report.run({ body: seen })).done,
    accept: async (containment: string) => (await accept.run({ body: { ...seen, containment } })).done,
    reassign: async (respPerson: string, reason: string) =>
      (await reassign.run({ body: { ...seen, respPerson, reason } })).done,
    acceptPlan: async (remark: string) => (await acceptPlan.run({ body: { ...seen, remark } })).done,
    returnPlan: async (reason: string) => (await returnPlan.run({ body: { ...seen, reason } })).done,
    verify: async (watchDays: number | null, watchMeasure: string, remark: string) =>
      (await verify.run({ body: { ...seen, watchDays, watchMeasure, remark } })).done,
    reject: async (measures: readonly string[], reason: string) =>
      (await reject.run({ body: { ...seen, measures: [...measures], reason } })).done,
    effective: async (remark: string) => (await effective.run({ body: { ...seen, remark } })).done,
    countersign: async (remark: string) => (await countersign.run({ body: { ...seen, remark } })).done,
    ineffective: async (reason: string) => (await ineffective.run({ body: { ...seen, reason } })).done,
    makeVoid: async (reason: string) => (await makeVoid.run({ body: { ...seen, reason } })).done,
    askExtension: async (newDue: string, risk: string, reason: string) =>
      (await ask.run({ body: { ...seen, newDue, risk, reason } })).done,
    decideExtension: async (granted: boolean, remark: string) =>
      (await decide.run({ body: { ...seen, granted, remark } })).done,
  } as const
}

export type RoActions = ReturnType<typeof useRoActions>
