import { getFlowDetail } from '@apron/contract/flow/flow.calls'
import { RecordPage } from '@apron/pages/record'
import { useTexts } from '@apron/sdk'
import { FLOW_PATHS } from '../../../paths.ts'
import { flowTexts } from '../flow.texts.ts'
import { ProcessView } from './process-view.tsx'

/** `/flow/scheduleTaskDetail?id=…`: a task and the user's actions on it (FLOW-02). */
export default function TodoDetailPage() {
  const t = useTexts(flowTexts)
  return (
    <RecordPage
      call={getFlowDetail}
      by="taskId"
      titleOf={({ serial }) => serial}
      gone={t.gone}
      list={{ page: '/scheduleTask', label: t.back.todo }}
    >
      {detail => (
        <ProcessView
          detail={detail}
          showsActions={true}
          back={{ label: t.back.todo, href: FLOW_PATHS.todo }}
        />
      )}
    </RecordPage>
  )
}
