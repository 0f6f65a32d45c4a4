import { useHost } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import * as calls from '../../contract/occurrences/occurrence.calls.ts'
import type { OccVersion } from '../../contract/occurrences/occurrence.entities.ts'

/** Returns the actions of the safety section on a report. Each resolves to true once it is done. */
export function useOccActions({ id, version }: OccVersion, conflict: string) {
  const host = useHost()
  const options = {
    answers: readOf(calls.occurrenceDetail, { query: { id } }),
    invalidates: [calls.queryOccurrences],
    onConflict: () => host.toast('warning', conflict),
  }
  const review = useAction(calls.reviewOccurrence, options)
  const returnReport = useAction(calls.returnOccurrence, options)
  const send = useAction(calls.sendOccurrence, options)
  const close = useAction(calls.closeOccurrence, options)
  const target = { id, version }
  return {
    busy: [review, returnReport, send, close].some(each => each.busy),
    review: async () => (await review.run({ body: target })).done,
    returnReport: async (reason: string) => (await returnReport.run({ body: { ...target, reason } })).done,
    send: async (receiptNo: string, receiptDate: string, remark: string) =>
      (await send.run({ body: { ...target, receiptNo, receiptDate, remark } })).done,
    close: async (remark: string) => (await close.run({ body: { ...target, remark } })).done,
  } as const
}

export type OccActions = ReturnType<typeof useOccActions>
