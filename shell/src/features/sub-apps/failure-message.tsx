import { fillText } from '@apron/contract/texts/fill-text'
import type { TabLocation } from '@apron/sdk'
import { useTexts } from '@apron/sdk/texts'
import { Button, LinkButton } from '@apron/ui/button'
import { Problem, toast } from '@apron/ui/feedback'
import { PATHS } from '../../paths.ts'
import { problemsTexts } from '../problems/problems.texts.ts'
import { failureTexts } from './failure.texts.ts'
import { failureReport } from './failure-report.ts'
import type { FailureCause, LoadFailureInfo } from './load-state.ts'
import styles from './panes.module.css'

export interface FailureMessageProps {
  readonly app: string
  /** Null if unknown. */
  readonly version: string | null
  /** Display name of the application. */
  readonly title: string
  readonly location: TabLocation
  /** Null while the application is still loading. */
  readonly failure: LoadFailureInfo | null
  readonly onRetry: () => void
  /** Returns to the page as it was; null if there is none. */
  readonly onContinue: (() => void) | null
}

const TITLES = {
  'not-registered': 'notRegistered',
  unreachable: 'unreachable',
  invalid: 'invalid',
  timeout: 'timeout',
  crashed: 'crashed',
} as const satisfies Record<FailureCause, string>

const HINTS = {
  'not-registered': 'notRegisteredHint',
  unreachable: 'unreachableHint',
  invalid: 'invalidHint',
  timeout: 'timeoutHint',
  crashed: 'crashedHint',
} as const satisfies Record<FailureCause, string>

/** Explains why an application cannot be used and offers what helps (APP-15). */
export default function FailureMessage(props: FailureMessageProps) {
  const { app, version, title, location, failure, onRetry, onContinue } = props
  const texts = useTexts(failureTexts)
  const problems = useTexts(problemsTexts)
  // Retrying helps only after an installation.
  const missing = failure?.cause === 'not-registered'

  async function copy() {
    try {
      await navigator.clipboard.writeText(failureReport(app, version, location.fullPath, failure, new Date()))
      toast.success(texts.copied)
    } catch {
      toast.warning(texts.copyFailed)
    }
  }

  const said =
    failure === null
      ? { title: texts.slow, role: 'status' as const }
      : {
          title: fillText(texts[TITLES[failure.cause]], { name: title }),
          text: texts[HINTS[failure.cause]],
          role: 'alert' as const,
        }
  return (
    <div className={styles['card']}>
      <Problem {...said}>
        {failure !== null && (
          <Button kind="plain" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        )}
        {onContinue !== null && (
          <Button kind="quiet" onClick={onContinue}>
            {texts.continue}
          </Button>
        )}
        <Button kind={missing ? 'quiet' : 'primary'} onClick={onRetry}>
          {texts.retry}
        </Button>
        {missing && (
          <LinkButton kind="primary" href={PATHS.dashboard}>
            {problems.toHome}
          </LinkButton>
        )}
      </Problem>
    </div>
  )
}
