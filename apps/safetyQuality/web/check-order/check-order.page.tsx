import { NewOrRecordPage } from '@apron/pages/record'
import { useLanguage, useTexts } from '@apron/sdk'
import { CHECK_ADD_RIGHT, checkDraft } from '../../contract/checks/check-order.calls.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/checks/check-order.errors.ts'
import { CHECK_ORDER_TEXTS } from './check-order.texts.ts'
import { NEW_DRAFT } from './draft-values.ts'
import { OrderForm } from './order-form.tsx'

/** Page `/safetyQuality/checkOrder`: a new check order, or with `?id=…` one that has not been issued. */
export default function CheckOrderPage() {
  const texts = useTexts(CHECK_ORDER_TEXTS)
  return (
    <NewOrRecordPage
      call={checkDraft}
      resource={CHECK_ADD_RIGHT}
      refused={texts.refused}
      newTitle={texts.new}
      editTitle={texts.edit}
      titleOf={draft => draft.titleZh}
      gone={CHECK_ORDER_ERRORS.notFound[useLanguage()]}
      list={{ page: '/checkList', label: texts.back }}
    >
      {draft => (
        <OrderForm start={draft === null ? NEW_DRAFT : { ...draft, template: draft.template ?? null }} />
      )}
    </NewOrRecordPage>
  )
}
