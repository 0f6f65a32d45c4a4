import { RecordPage } from '@apron/pages/record'
import { useLanguage, useTexts } from '@apron/sdk'
import { rectificationDetail } from '../../contract/rectifications/rectification.calls.ts'
import { RECTIFICATION_ERRORS } from '../../contract/rectifications/rectification.errors.ts'
import { RO_TEXTS } from './rectification.texts.ts'
import { RoRecord } from './ro-record.tsx'

/** Page `/safetyQuality/RectificationDetail?id=…` (§2). */
export default function RectificationDetailPage() {
  const texts = useTexts(RO_TEXTS)
  const language = useLanguage()
  return (
    <RecordPage
      call={rectificationDetail}
      titleOf={order => order.roNo}
      gone={RECTIFICATION_ERRORS.noRectification[language]}
      list={{ page: '/rectificationList', label: texts.back }}
    >
      {order => <RoRecord order={order} />}
    </RecordPage>
  )
}
