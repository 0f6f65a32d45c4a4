import { Button } from '@apron/ui/button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from './problem.tsx'

/** How often the page looks whether the server is back. */
const RETRY_MS = 5_000

/** The server is out of order: nobody is logged out, and the page comes back by itself. */
export function OutagePage({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  useEffect(() => {
    const timer = setInterval(onRetry, RETRY_MS)
    return () => clearInterval(timer)
  }, [onRetry])
  return (
    <Problem sign="503" title={t('problems.outageTitle')} text={t('problems.outage')}>
      <Button kind="primary" onClick={onRetry}>
        {t('problems.tryAgain')}
      </Button>
    </Problem>
  )
}
