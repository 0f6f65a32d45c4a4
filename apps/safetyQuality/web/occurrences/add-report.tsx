import type { Language } from '@apron/contract/dictionary/language'
import { RecordPage } from '@apron/pages/record'
import { useLanguage, useQueryParam, useTexts } from '@apron/sdk'
import { LinkButton } from '@apron/ui/button'
import { Problem } from '@apron/ui/feedback'
import { Page, PageHeader } from '@apron/ui/page'
import { occurrenceDetail } from '../../contract/occurrences/occurrence.calls.ts'
import { OCCURRENCE_ERRORS } from '../../contract/occurrences/occurrence.errors.ts'
import { occLink } from '../../contract/rules/occurrences/occurrence-link.ts'
import { emptyValues, LANGUAGE_KEYS, valuesOf } from './editor-values.ts'
import { OCC_TEXTS } from './occurrence.texts.ts'
import { ReportEditor } from './report-editor.tsx'

const LIST = '/occurrenceReports'

/** Report editor for one language: a new report, or with `?id=…` one that its author may still change. */
export function AddReport({ language }: { readonly language: Language }) {
  const texts = useTexts(OCC_TEXTS)
  const uiLanguage = useLanguage()
  const back = { label: texts.back, href: `/safetyQuality${LIST}` }
  if (useQueryParam('id') === null) {
    return (
      <Page>
        <PageHeader title={texts.page[LANGUAGE_KEYS[language]]} back={back} />
        <ReportEditor start={emptyValues(language)} />
      </Page>
    )
  }
  return (
    <RecordPage
      call={occurrenceDetail}
      titleOf={report => report.reportNo ?? (report.title || texts.untitled)}
      gone={OCCURRENCE_ERRORS.gone[uiLanguage]}
      list={{ page: LIST, label: texts.back }}
    >
      {report =>
        report.mayEdit && report.language === language ? (
          <>
            <PageHeader
              title={report.title || texts.page[LANGUAGE_KEYS[language]]}
              back={back}
              {...(report.reportNo === null ? {} : { number: report.reportNo })}
            />
            <ReportEditor start={valuesOf(report)} isNumbered={report.reportNo !== null} />
          </>
        ) : (
          <Problem title={texts.locked}>
            <LinkButton kind="primary" href={occLink(report)}>
              {texts.open}
            </LinkButton>
          </Problem>
        )
      }
    </RecordPage>
  )
}
