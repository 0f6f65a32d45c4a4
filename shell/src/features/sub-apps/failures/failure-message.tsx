import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { fillText } from '@apron/contract/texts/fill-text'
import type { TabLocation } from '@apron/sdk'
import { useTexts } from '@apron/sdk/texts'
import { Button, LinkButton } from '@apron/ui/button'
import { Problem, toast } from '@apron/ui/feedback'
import { ADMIN_PATHS, PATHS } from '../../../paths.ts'
import { noPageTexts } from '../../problems/no-page.texts.ts'
import type { FailureCause, LoadFailureInfo } from '../loading/load-state.ts'
import styles from '../panes/panes.module.css'
import { failureTexts } from './failure.texts.ts'
import { failureReport } from './failure-report.ts'

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
  /** Permissions of the user. */
  readonly resources: readonly string[]
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

/** Returns the remedy of this user for an application that is not installed, or null. */
function remedyOf(resources: readonly string[]) {
  if (resources.includes(ADMIN_PERMISSIONS.subApps.view))
    return { hint: 'installHint', label: 'toSubApps', href: ADMIN_PATHS.subApps } as const
  if (resources.includes(ADMIN_PERMISSIONS.menus.view))
    return { hint: 'hideHint', label: 'toMenus', href: ADMIN_PATHS.menus } as const
  return null
}

/** Explains why an application cannot be used and offers what helps (APP-15). */
export default function FailureMessage(props: FailureMessageProps) {
  const { app, version, title, location, failure, onRetry, onContinue, resources } = props
  const texts = useTexts(failureTexts)
  const problems = useTexts(noPageTexts)
  // Retrying helps only after an installation.
  const missing = failure?.cause === 'not-registered'
  const remedy = missing ? remedyOf(resources) : null

  async function copy() {
    try {
      await navigator.clipboard.writeText(failureReport(app, version, location.fullPath, failure, new Date()))
      toast.success(texts.copied)
    } catch {
      toast.warning(texts.copyFailed)
    }
  }

  const problem =
    failure === null
      ? { title: texts.slow, role: 'status' as const }
      : {
          title: fillText(texts[TITLES[failure.cause]], { name: title }),
          text: texts[remedy?.hint ?? HINTS[failure.cause]],
          role: 'alert' as const,
        }
  return (
    <div className={styles['card']}>
      <Problem
        {...problem}
        {...(failure === null || missing
          ? {}
          : {
              more: (
                <Button kind="plain" size="small" onClick={() => void copy()}>
                  {texts.copy}
                </Button>
              ),
            })}
      >
        {onContinue !== null && (
          <Button kind="quiet" onClick={onContinue}>
            {texts.continue}
          </Button>
        )}
        {missing ? (
          <LinkButton kind="primary" href={remedy?.href ?? PATHS.dashboard}>
            {remedy === null ? problems.toHome : texts[remedy.label]}
          </LinkButton>
        ) : (
          <Button kind="primary" onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
      </Problem>
    </div>
  )
}
