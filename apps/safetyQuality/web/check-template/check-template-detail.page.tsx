import { NotPermitted, RecordPage } from '@apron/pages/record'
import { IfPermitted, useLanguage, useQueryParam, useTexts } from '@apron/sdk'
import { Page, PageHeader } from '@apron/ui/page'
import { checkTemplateDetail, TEMPLATE_CONFIG_RIGHT } from '../../contract/checks/check-template.calls.ts'
import { CHECK_TEMPLATE_ERRORS } from '../../contract/checks/check-template.errors.ts'
import { TEMPLATE_TEXTS } from './check-template.texts.ts'
import { NEW_TEMPLATE, TemplateForm } from './template-form.tsx'
import { LIST_PAGE } from './template-link.ts'
import { TemplateRecord } from './template-record.tsx'

/** Page `/safetyQuality/checkTemplateDetail`: a new template, or with `?id=…` a revision of one. */
export default function CheckTemplateDetailPage() {
  const texts = useTexts(TEMPLATE_TEXTS)
  const language = useLanguage()
  const back = { label: texts.back, href: `/safetyQuality${LIST_PAGE}` }
  if (useQueryParam('id') === null) {
    return (
      <Page>
        <IfPermitted
          resource={TEMPLATE_CONFIG_RIGHT}
          otherwise={<NotPermitted text={texts.refused} back={back} />}
        >
          <PageHeader title={texts.new} back={back} />
          <TemplateForm start={NEW_TEMPLATE} />
        </IfPermitted>
      </Page>
    )
  }
  return (
    <RecordPage
      call={checkTemplateDetail}
      titleOf={({ code, revision }) => `${code} · ${revision}`}
      gone={CHECK_TEMPLATE_ERRORS.noTemplate[language]}
      list={{ page: LIST_PAGE, label: texts.back }}
    >
      {template => <TemplateRecord template={template} />}
    </RecordPage>
  )
}
