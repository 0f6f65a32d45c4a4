import type { TabLocation } from '@apron/sdk'
import { Button, LinkButton } from '@apron/ui/button'
import { toast } from '@apron/ui/feedback'
import { IconAlertTriangle } from '@apron/ui/icons'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../paths.ts'
import { failureReport } from './failure-report.ts'
import type { FailureCause, LoadFailureInfo } from './load-state.ts'
import styles from './panes.module.css'

interface FailureCardProps {
  readonly app: string
  /** Null when it is not known. */
  readonly version: string | null
  /** What people call the application. */
  readonly title: string
  readonly location: TabLocation
  /** Null: it only takes long. */
  readonly failure: LoadFailureInfo | null
  readonly onRetry: () => void
  /** Back to the page as it was; null when there is none. */
  readonly onContinue: (() => void) | null
}

const TITLES = {
  'not-registered': 'subApps.notRegistered',
  unreachable: 'subApps.unreachable',
  invalid: 'subApps.invalid',
  timeout: 'subApps.timeout',
  crashed: 'subApps.crashed',
} as const satisfies Record<FailureCause, string>

const HINTS = {
  'not-registered': 'subApps.notRegisteredHint',
  unreachable: 'subApps.unreachableHint',
  invalid: 'subApps.invalidHint',
  timeout: 'subApps.timeoutHint',
  crashed: 'subApps.crashedHint',
} as const satisfies Record<FailureCause, string>

/** Says what happened to an application, and offers what helps (APP-15). */
export function FailureCard(props: FailureCardProps) {
  const { app, version, title, location, failure, onRetry, onContinue } = props
  const { t } = useTranslation()
  // Trying again helps only once somebody has installed it.
  const missing = failure?.cause === 'not-registered'

  async function copy() {
    try {
      await navigator.clipboard.writeText(failureReport(app, version, location.fullPath, failure, new Date()))
      toast.success(t('subApps.copied'))
    } catch {
      toast.warning(t('subApps.copyFailed'))
    }
  }

  return (
    <div className={styles['card']} role={failure === null ? 'status' : 'alert'}>
      {failure === null ? (
        <h2>{t('subApps.slow')}</h2>
      ) : (
        <>
          <span className={styles['sign']}>
            <IconAlertTriangle size={28} stroke={1.5} />
          </span>
          <h2>{t(TITLES[failure.cause], { name: title })}</h2>
          <p>{t(HINTS[failure.cause])}</p>
        </>
      )}
      <div className={styles['actions']}>
        {failure !== null && (
          <Button kind="plain" onClick={() => void copy()}>
            {t('subApps.copy')}
          </Button>
        )}
        {onContinue !== null && (
          <Button kind="quiet" onClick={onContinue}>
            {t('subApps.continue')}
          </Button>
        )}
        <Button kind={missing ? 'quiet' : 'primary'} onClick={onRetry}>
          {t('subApps.retry')}
        </Button>
        {missing && (
          <LinkButton kind="primary" href={PATHS.dashboard}>
            {t('problems.toHome')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
