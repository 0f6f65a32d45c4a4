import { dismissOnboarding, getOnboarding } from '@apron/contract/home/home.calls'
import { HOME_SCHEMAS } from '@apron/contract/home/home.schemas'
import { restoreOnboarding } from '@apron/contract/home/home-editor.calls'
import { HOME_EDITOR_SCHEMAS } from '@apron/contract/home/home-editor.schemas'
import type { Onboarding } from '@apron/contract/home/onboarding'
import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { neededPermissions } from './needed-permissions.ts'
import { firstCounts, isGuideDismissed, setGuideDismissed } from './onboarding.store.ts'

export interface OnboardingDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  /** Names of the sub-applications that can be opened. */
  readonly applications: () => Promise<readonly string[]>
  /** Definitions of all applications of this server. */
  readonly definitions: readonly AppDefinition[]
  /** Returns those of these permissions that somebody holds. */
  readonly findHeld: (identifies: readonly string[]) => Promise<ReadonlySet<string>>
  /** Codes and links are sent by SMS or mail. */
  readonly gateway: boolean
  /** The login page names the safety office. */
  readonly safetyContact: boolean
}

/** Serves the set-up progress of a new company to its administrators. */
export function onboardingRoutes({
  db,
  clock,
  applications,
  definitions,
  findHeld,
  gateway,
  safetyContact,
}: OnboardingDeps): ServerRoute[] {
  /** Returns permissions needed to start working with these applications that nobody holds. */
  async function findUnheld(names: readonly string[]): Promise<Onboarding['unheld']> {
    const needed = neededPermissions(definitions.filter(({ name }) => names.includes(name)))
    const heldIdentifies = await findHeld(needed.map(({ identify }) => identify))
    return needed
      .filter(({ identify }) => !heldIdentifies.has(identify))
      .map(({ application, right }) => ({ application, right }))
  }

  return [
    serveCall(getOnboarding, HOME_SCHEMAS.getOnboarding, async (_, context) => {
      const names = await applications()
      return {
        ...(await firstCounts(db, clock.now())),
        gateway,
        safetyContact,
        applications: names.length,
        unheld: await findUnheld(names),
        dismissed: await isGuideDismissed(db, callerOf(context).userCode),
      }
    }),
    serveCall(dismissOnboarding, HOME_SCHEMAS.dismissOnboarding, async (_, context) => {
      await setGuideDismissed(db, callerOf(context).userCode, true, clock.now())
      return null
    }),
    serveCall(restoreOnboarding, HOME_EDITOR_SCHEMAS.restoreOnboarding, async (_, context) => {
      await setGuideDismissed(db, callerOf(context).userCode, false, clock.now())
      return null
    }),
  ]
}
