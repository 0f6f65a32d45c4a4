import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Problem } from '@apron/ui/feedback'
import { useEffect } from 'react'
import { problemsTexts } from './problems.texts.ts'

/** Interval between checks whether the server is back. */
const RETRY_MS = 5_000

interface OutagePageProps {
  /** True if the network is down rather than the server. */
  readonly isAway: boolean
  readonly onRetry: () => void
}

/** Shown while the server is unreachable. Nobody is logged out, and the page recovers by itself. */
export function OutagePage({ isAway, onRetry }: OutagePageProps) {
  const texts = useTexts(problemsTexts)
  const text = isAway
    ? { title: texts.awayTitle, text: texts.away }
    : { sign: '503', title: texts.outageTitle, text: texts.outage }
  useEffect(() => {
    const timer = setInterval(onRetry, RETRY_MS)
    return () => clearInterval(timer)
  }, [onRetry])
  return (
    <Problem {...text}>
      <Button kind="primary" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </Problem>
  )
}
