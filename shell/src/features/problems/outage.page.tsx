import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Problem } from '@apron/ui/feedback'
import { useEffect } from 'react'
import { problemsTexts } from './problems.texts.ts'

/** How often the page looks whether the server is back. */
const RETRY_MS = 5_000

/** The server is out of order: nobody is logged out, and the page comes back by itself. */
export function OutagePage({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts(problemsTexts)
  useEffect(() => {
    const timer = setInterval(onRetry, RETRY_MS)
    return () => clearInterval(timer)
  }, [onRetry])
  return (
    <Problem sign="503" title={texts.outageTitle} text={texts.outage}>
      <Button kind="primary" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </Problem>
  )
}
