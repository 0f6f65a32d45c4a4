import { NotPermitted, RecordPage } from '@apron/pages/record'
import { IfPermitted, useLanguage, useQueryParam, useTexts } from '@apron/sdk'
import { Page, PageHeader } from '@apron/ui/page'
import { CHECK_ADD_RIGHT, checkDraft } from '../../contract/checks/check-order.calls.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/checks/check-order.errors.ts'
import { CHECK_ORDER_TEXTS } from './check-order.texts.ts'
import { NEW_DRAFT } from './draft-values.ts'
import { OrderForm } from './order-form.tsx'

const LIST = '/checkList'

/** Page `/safetyQuality/checkOrder`: a new check order, or with `?id=…` one that has not been issued. */
export default function CheckOrderPage() {
  const texts = useTexts(CHECK_ORDER_TEXTS)
  const language = useLanguage()
  const back = { label: texts.back, href: `/safetyQuality${LIST}` }
  if (useQueryParam('id') === null) {
    return (
      <Page>
        <IfPermitted resource={CHECK_ADD_RIGHT} otherwise={<NotPermitted text={texts.refused} back={back} />}>
          <PageHeader title={texts.new} back={back} />
          <OrderForm start={NEW_DRAFT} />
        </IfPermitted>
      </Page>
    )
  }
  return (
    <RecordPage
      call={checkDraft}
      titleOf={draft => draft.titleZh}
      gone={CHECK_ORDER_ERRORS.notFound[language]}
      list={{ page: LIST, label: texts.back }}
    >
      {draft => (
        <>
          <PageHeader title={texts.edit} back={back} />
          <OrderForm start={{ ...draft, template: draft.template ?? null }} />
        </>
      )}
    </RecordPage>
  )
}
