import { getFlowDetail } from '@apron/contract/flow/flow.calls'
import { RecordPage } from '@apron/pages/record'
import { useTexts } from '@apron/sdk'
import { FLOW_PATHS } from '../../../paths.ts'
import { flowTexts } from '../flow.texts.ts'
import { ProcessView } from './process-view.tsx'

/** `/flow/completedTaskDetail?id=…`: a process in which the user has decided (FLOW-03). */
export default function DoneDetailPage() {
  const t = useTexts(flowTexts)
  return (
    <RecordPage
      call={getFlowDetail}
      by="insId"
      titleOf={({ serial }) => serial}
      gone={t.gone}
      list={{ page: '/completedTask', label: t.back.done }}
    >
      {detail => (
        <ProcessView
          detail={detail}
          showsActions={false}
          back={{ label: t.back.done, href: FLOW_PATHS.done }}
        />
      )}
    </RecordPage>
  )
}
