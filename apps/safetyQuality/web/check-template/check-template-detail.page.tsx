import { NewOrRecordPage } from '@apron/pages/record'
import { useLanguage, useTexts } from '@apron/sdk'
import {
  checkTemplateDetail,
  TEMPLATE_CONFIG_PERMISSION,
} from '../../contract/checks/check-template.calls.ts'
import { CHECK_TEMPLATE_ERRORS } from '../../contract/checks/check-template.errors.ts'
import { TEMPLATE_TEXTS } from './check-template.texts.ts'
import { NEW_TEMPLATE, TemplateForm } from './template-form.tsx'
import { LIST_PAGE } from './template-link.ts'
import { TemplateRecord } from './template-record.tsx'

/** Page `/safetyQuality/checkTemplateDetail`: a new template, or with `?id=…` a revision of one. */
export default function CheckTemplateDetailPage() {
  const texts = useTexts(TEMPLATE_TEXTS)
  return (
    <NewOrRecordPage
      call={checkTemplateDetail}
      resource={TEMPLATE_CONFIG_PERMISSION}
      notPermitted={texts.refused}
      newTitle={texts.new}
      titleOf={({ code, revision }) => `${code} · ${revision}`}
      gone={CHECK_TEMPLATE_ERRORS.noTemplate[useLanguage()]}
      list={{ page: LIST_PAGE, label: texts.back }}
    >
      {template =>
        template === null ? <TemplateForm start={NEW_TEMPLATE} /> : <TemplateRecord template={template} />
      }
    </NewOrRecordPage>
  )
}
