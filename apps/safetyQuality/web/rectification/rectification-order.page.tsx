import { NewOrRecordPage } from '@apron/pages/record'
import { useLanguage, useQueryParam, useTexts } from '@apron/sdk'
import { RO_ADD_PERMISSION, rectificationDraft } from '../../contract/rectifications/rectification.calls.ts'
import { RECTIFICATION_ERRORS } from '../../contract/rectifications/rectification.errors.ts'
import { RO_TEXTS } from './rectification.texts.ts'
import { NEW_RO, RoForm } from './ro-form.tsx'

/**
 * Page `/safetyQuality/rectificationOrder`: a new order, with `?report=…&ata=…` from a voluntary report, or with
 * `?id=…` one that has not been issued.
 */
export default function RectificationOrderPage() {
  const texts = useTexts(RO_TEXTS)
  const language = useLanguage()
  const report = useQueryParam('report')
  const ata = useQueryParam('ata')
  const start = report === null ? NEW_RO : { ...NEW_RO, sourceType: 'VSR' as const, sourceId: report, ata }
  return (
    <NewOrRecordPage
      call={rectificationDraft}
      resource={RO_ADD_PERMISSION}
      notPermitted={texts.refused}
      newTitle={texts.new}
      editTitle={texts.change}
      titleOf={draft => draft.titleZh}
      gone={RECTIFICATION_ERRORS.noRectification[language]}
      list={{ page: '/rectificationList', label: texts.back }}
    >
      {draft => <RoForm start={draft === null ? start : { ...draft, ata: draft.ata ?? null }} />}
    </NewOrRecordPage>
  )
}
