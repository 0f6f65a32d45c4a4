import { useHost, useTexts } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import * as calls from '../../contract/rectifications/rectification.calls.ts'
import type { RoDetail } from '../../contract/rectifications/rectification.entities.ts'
import { RO_DONE_TEXTS } from './rectification.texts.ts'

/** Returns the actions on an order. Each resolves to whether it was done. */
export function useRoActions({ id, version }: Pick<RoDetail, 'id' | 'version'>, conflict: string) {
  const host = useHost()
  const done = useTexts(RO_DONE_TEXTS)
  const options = {
    answers: readOf(calls.rectificationDetail, { query: { id } }),
    invalidates: [calls.queryRectifications],
    onConflict: () => host.toast('warning', conflict),
  }
  const issue = useAction(calls.issueRectification, { ...options, done: done.issue })
  const accept = useAction(calls.acceptRectification, { ...options, done: done.accept })
  const reassign = useAction(calls.reassignRectification, { ...options, done: done.reassign })
  const sendPlan = useAction(calls.sendPlan, { ...options, done: done.sendPlan })
  const acceptPlan = useAction(calls.acceptPlan, { ...options, done: done.acceptPlan })
  const returnPlan = useAction(calls.returnPlan, { ...options, done: done.returnPlan })
  const report = useAction(calls.reportRectification, { ...options, done: done.report })
  const verify = useAction(calls.verifyRectification, { ...options, done: done.verify })
  const reject = useAction(calls.rejectRectification, { ...options, done: done.reject })
  const effective = useAction(calls.judgeEffective, { ...options, done: done.effective })
  const countersign = useAction(calls.countersignRectification, { ...options, done: done.countersign })
  const ineffective = useAction(calls.judgeIneffective, { ...options, done: done.ineffective })
  const makeVoid = useAction(calls.voidRectification, { ...options, done: done.void })
  const ask = useAction(calls.askExtension, { ...options, done: done.askExtension })
  const decide = useAction(calls.decideExtension, { ...options, done: done.decideExtension })
  const target = { id, version }
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
    issue: async () => (await issue.run({ body: target })).done,
    sendPlan: async () => (await sendPlan.run({ body: target })).done,
    report: async () => (await report.run({ body: target })).done,
    accept: async (containment: string) => (await accept.run({ body: { ...target, containment } })).done,
    reassign: async (respPerson: string, reason: string) =>
      (await reassign.run({ body: { ...target, respPerson, reason } })).done,
    acceptPlan: async (remark: string) => (await acceptPlan.run({ body: { ...target, remark } })).done,
    returnPlan: async (reason: string) => (await returnPlan.run({ body: { ...target, reason } })).done,
    verify: async (watchDays: number | null, watchMeasure: string, remark: string) =>
      (await verify.run({ body: { ...target, watchDays, watchMeasure, remark } })).done,
    reject: async (measures: readonly string[], reason: string) =>
      (await reject.run({ body: { ...target, measures: [...measures], reason } })).done,
    effective: async (remark: string) => (await effective.run({ body: { ...target, remark } })).done,
    countersign: async (remark: string) => (await countersign.run({ body: { ...target, remark } })).done,
    ineffective: async (reason: string) => (await ineffective.run({ body: { ...target, reason } })).done,
    makeVoid: async (reason: string) => (await makeVoid.run({ body: { ...target, reason } })).done,
    askExtension: async (newDue: string, risk: string, reason: string) =>
      (await ask.run({ body: { ...target, newDue, risk, reason } })).done,
    decideExtension: async (granted: boolean, remark: string) =>
      (await decide.run({ body: { ...target, granted, remark } })).done,
  } as const
}

export type RoActions = ReturnType<typeof useRoActions>
