import { NotPermitted, RecordPage } from '@apron/pages/record'
import { IfPermitted, useLanguage, useQueryParam, useTexts } from '@apron/sdk'
import { Page, PageHeader } from '@apron/ui/page'
import { RO_ADD_RIGHT, rectificationDraft } from '../../contract/rectifications/rectification.calls.ts'
import { RECTIFICATION_ERRORS } from '../../contract/rectifications/rectification.errors.ts'
import { RO_TEXTS } from './rectification.texts.ts'
import { NEW_RO, RoForm } from './ro-form.tsx'

const LIST = '/rectificationList'

/**
 * Page `/safetyQuality/rectificationOrder`: a new order, with `?report=…&ata=…` from a voluntary report, or with
 * `?id=…` one that has not been issued.
 */
export default function RectificationOrderPage() {
  const texts = useTexts(RO_TEXTS)
  const language = useLanguage()
  const back = { label: texts.back, href: `/safetyQuality${LIST}` }
  const report = useQueryParam('report')
  const ata = useQueryParam('ata')
  if (useQueryParam('id') === null) {
    return (
      <Page>
        <IfPermitted resource={RO_ADD_RIGHT} otherwise={<NotPermitted text={texts.refused} back={back} />}>
          <PageHeader title={texts.new} back={back} />
          <RoForm
            start={report === null ? NEW_RO : { ...NEW_RO, sourceType: 'VSR', sourceId: report, ata }}
          />
        </IfPermitted>
      </Page>
    )
  }
  return (
    <RecordPage
      call={rectificationDraft}
      titleOf={draft => draft.titleZh}
      gone={RECTIFICATION_ERRORS.noRectification[language]}
      list={{ page: LIST, label: texts.back }}
    >
      {draft => (
        <>
          <PageHeader title={texts.change} back={back} />
          <RoForm start={{ ...draft, ata: draft.ata ?? null }} />
        </>
      )}
    </RecordPage>
  )
}
