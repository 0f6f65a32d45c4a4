import type { FlowTask } from '@apron/contract/flow/flow'
import { agreeFlow, getFlowDetail } from '@apron/contract/flow/flow.calls'
import { FLOW_REMARK_LENGTH } from '@apron/contract/limits/flow'
import type { RowResult } from '@apron/contract/lists/row-results'
import type { BulkActions } from '@apron/pages/list'
import { CallError, failureText, useCall, useTexts } from '@apron/sdk'
import { useAppCache } from '@apron/sdk/query'
import { detailTexts } from '../detail/detail.texts.ts'
import { flowTexts } from '../flow.texts.ts'
import { FLOW_QUERIES, useFlowHints } from '../shared/flow-hints.ts'

/** Approves several tasks one by one with one remark, and skips those with fields to fill in. */
export function useAgreeMany(): BulkActions<FlowTask> {
  const t = useTexts(flowTexts).bulk
  const words = useTexts(detailTexts)
  const call = useCall()
  const cache = useAppCache()
  const hints = useFlowHints()

  async function agree({ taskId }: FlowTask, remark: string): Promise<RowResult> {
    try {
      const { task, version, actions } = await call(getFlowDetail, { query: { taskId } })
      if (task === null || !actions.includes('agree')) return { id: taskId, done: false, msg: t.changed }
      if (task.editable.length > 0) return { id: taskId, done: false, msg: t.fieldsNeeded }
      await call(agreeFlow, { body: { taskId, version, remark } })
      return { id: taskId, done: true, msg: '' }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return { id: taskId, done: false, msg: failureText(error) }
    }
  }

  return {
    rowName: ({ title }) => title,
    actions: [
      {
        id: 'agree',
        label: words.act.agree,
        message: t.agreeWhat,
        remark: { label: words.remark, maxLength: FLOW_REMARK_LENGTH },
        async run(rows, remark) {
          const results: RowResult[] = []
          for (const row of rows) results.push(await agree(row, remark))
          hints.refreshCounts()
          await cache.invalidate(FLOW_QUERIES)
          return results
        },
      },
    ],
  }
}
