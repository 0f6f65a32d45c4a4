import { Button } from '@apron/ui/button'
import { useTranslation } from 'react-i18next'
import { Problem } from './problem.tsx'

/** The shell itself has failed: never a white page. */
export function CrashPage() {
  const { t } = useTranslation()
  return (
    <Problem sign="!" title={t('problems.crashTitle')} text={t('problems.crash')}>
      <Button kind="primary" onClick={() => location.reload()}>
        {t('problems.reload')}
      </Button>
    </Problem>
  )
}
