import { fillText, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Alert } from '@apron/ui/feedback'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'

/** How much is missing before the order may go, and the way to the next of it. */
export function StillOpen({ count, onNext }: { readonly count: number; readonly onNext: () => void }) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).work
  return (
    <Alert
      meaning="amber"
      action={
        <Button size="small" onClick={onNext}>
          {texts.next}
        </Button>
      }
    >
      {fillText(texts.left, { n: String(count) })}
    </Alert>
  )
}
