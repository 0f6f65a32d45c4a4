import { RecordPage } from '@apron/pages/record'
import { useLanguage, useQueryParam, useTexts } from '@apron/sdk'
import { checkOrderDetail } from '../../contract/checks/check-order.calls.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/checks/check-order.errors.ts'
import { CheckOrderWork } from './check-order-work.tsx'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'

/** Page `/safetyQuality/checkedResult?id=…&source=checkList` (§2). */
export default function CheckedResultPage() {
  const texts = useTexts(CHECKED_RESULT_TEXTS)
  const working = useQueryParam('source') === 'checkList'
  return (
    <RecordPage
      call={checkOrderDetail}
      titleOf={order => order.checkNo}
      gone={CHECK_ORDER_ERRORS.notFound[useLanguage()]}
      list={{ page: '/checkList', label: texts.backToList }}
    >
      {order => <CheckOrderWork order={order} working={working} />}
    </RecordPage>
  )
}
