import { useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Alert } from '@apron/ui/feedback'
import { FormWide } from '@apron/ui/form'
import { useEffect, useState } from 'react'
import { DraftNotice } from '../draft/draft-notice.tsx'
import { FORM_TEXTS } from './form.texts.ts'
import type { RecordFormState } from './use-record-form.ts'

interface FormNoticesProps<Values extends object> {
  readonly form: RecordFormState<Values>
  /** Title of the form. */
  readonly title: string
}

/**
 * Shows above the fields: an offered draft, the error of a save, and a way to continue after a conflict without
 * retyping.
 */
export function FormNotices<Values extends object>({ form, title }: FormNoticesProps<Values>) {
  const texts = useTexts(FORM_TEXTS)
  const [loading, setLoading] = useState(false)
  const { setTitle, draft, failure, labelOf, loadLatest, reloaded, waiting, wordsOf } = form
  useEffect(() => setTitle(title), [setTitle, title])
  const load = async () => {
    setLoading(true)
    await loadLatest?.()
    setLoading(false)
  }
  return (
    <>
      {draft.offer !== null && (
        <FormWide>
          <DraftNotice draft={draft} labelOf={labelOf} wordsOf={wordsOf} />
        </FormWide>
      )}
      {failure !== null && (
        <FormWide>
          <Alert
            meaning="red"
            action={
              loadLatest !== null && (
                <Button size="small" busy={loading} onClick={() => void load()}>
                  {texts.reload}
                </Button>
              )
            }
          >
            {failure}
          </Alert>
        </FormWide>
      )}
      {waiting && (
        <FormWide>
          <Alert meaning="info">{texts.waiting}</Alert>
        </FormWide>
      )}
      {reloaded && (
        <FormWide>
          <Alert meaning="amber">{texts.reloaded}</Alert>
        </FormWide>
      )}
    </>
  )
}
