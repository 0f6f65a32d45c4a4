import { useHost } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import * as calls from '../../contract/occurrences/occurrence.calls.ts'
import type { OccVersion } from '../../contract/occurrences/occurrence.entities.ts'

/** Returns the actions of the safety section on a report. Each resolves to true once it is done. */
export function useOccActions({ id, version }: OccVersion, conflict: string) {
  const host = useHost()
  const about = {
    answers: readOf(calls.occurrenceDetail, { query: { id } }),
    invalidates: [calls.queryOccurrences],
    onConflict: () => host.toast('warning', conflict),
  }
  const review = useAction(calls.reviewOccurrence, about)
  const giveBack = useAction(calls.returnOccurrence, about)
  const send = useAction(calls.sendOccurrence, about)
  const close = useAction(calls.closeOccurrence, about)
  const seen = { id, version }
  return {
    busy: [review, giveBack, send, close].some(each => each.busy),
    review: async () => (await review.run({ body: seen })).done,
    giveBack: async (reason: string) => (await giveBack.run({ body: { ...seen, reason } })).done,
    send: async (receiptNo: string, receiptDate: string, remark: string) =>
      (await send.run({ body: { ...seen, receiptNo, receiptDate, remark } })).done,
    close: async (remark: string) => (await close.run({ body: { ...seen, remark } })).done,
  } as const
}

export type OccActions = ReturnType<typeof useOccActions>
