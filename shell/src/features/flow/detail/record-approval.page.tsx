import type { FlowDetail } from '@apron/contract/flow/flow'
import {
  getFlowDefinition,
  getFlowDetail,
  getFlowTrack,
  listFlowRecords,
} from '@apron/contract/flow/flow.calls'
import { failureText, useLanguage, useQueryParam, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Alert, ErrorState, Skeleton } from '@apron/ui/feedback'
import { Status } from '@apron/ui/status'
import { Tracking } from '../diagram/tracking.tsx'
import { useRefetchOnChange } from '../shared/flow-hints.ts'
import { stateMeaning, stateText } from '../shared/flow-state.ts'
import { detailTexts } from './detail.texts.ts'
import { NextAssignees } from './next-assignees.tsx'
import { Records } from './records.tsx'

const SHOWN_CALLS = [getFlowDetail, listFlowRecords, getFlowTrack]

/** Shows the approval of a record on an application's page: state, decisions and diagram. */
export default function RecordApprovalPage() {
  const insId = useQueryParam('insId') ?? ''
  const detail = useAppQuery(getFlowDetail, { query: { insId } })
  useRefetchOnChange(SHOWN_CALLS)
  if (detail.data !== undefined) return <Approval detail={detail.data} />
  if (detail.error !== null) {
    return <ErrorState text={failureText(detail.error)} onRetry={() => void detail.refetch()} />
  }
  return <Skeleton lines={8} />
}

function Approval({ detail }: { readonly detail: FlowDetail }) {
  const t = useTexts(detailTexts)
  const language = useLanguage()
  const { templateId, state, serial, insId } = detail
  const template = useAppQuery(getFlowDefinition, { query: { templateId } })
  return (
    <div className="ap-page-part">
      <p>
        {serial} <Status meaning={stateMeaning(state)}>{stateText(state, language)}</Status>
      </p>
      {state === 'postingFailed' && <Alert meaning="amber">{t.postingFailed}</Alert>}
      <NextAssignees detail={detail} />
      <Records insId={insId} />
      {template.data !== undefined && <Tracking detail={detail} template={template.data} />}
      {template.error !== null && (
        <ErrorState text={failureText(template.error)} onRetry={() => void template.refetch()} />
      )}
    </div>
  )
}
