import { getFlowDetail } from '@apron/contract/flow/flow.calls'
import { RecordPage } from '@apron/pages/record'
import { useTexts } from '@apron/sdk'
import { FLOW_PATHS } from '../../../paths.ts'
import { flowTexts } from '../flow.texts.ts'
import { ProcessView } from './process-view.tsx'

/** `/flow/staredtTaskEdit?id=…`: a rejected process, to be reworked (FLOW-05). */
export default function StartedEditPage() {
  const t = useTexts(flowTexts)
  return (
    <RecordPage
      call={getFlowDetail}
      by="insId"
      titleOf={({ serial }) => serial}
      gone={t.gone}
      list={{ page: '/staredtTask', label: t.back.started }}
    >
      {detail => (
        <ProcessView
          detail={detail}
          showsActions={true}
          back={{ label: t.back.started, href: FLOW_PATHS.started }}
        />
      )}
    </RecordPage>
  )
}
