import { useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Alert } from '@apron/ui/feedback'
import { FormWide } from '@apron/ui/form'
import { useState } from 'react'
import { FORM_TEXTS } from './form.texts.ts'
import type { RecordForm } from './use-record-form.ts'

/** Above the fields: why it was not saved, and after a conflict the way on without typing anew. */
export function FormNotices<Values extends object>({ form }: { readonly form: RecordForm<Values> }) {
  const texts = useTexts(FORM_TEXTS)
  const [loading, setLoading] = useState(false)
  const { failure, loadLatest, reloaded } = form
  const load = async () => {
    setLoading(true)
    await loadLatest?.()
    setLoading(false)
  }
  return (
    <>
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
      {reloaded && (
        <FormWide>
          <Alert meaning="amber">{texts.reloaded}</Alert>
        </FormWide>
      )}
    </>
  )
}
