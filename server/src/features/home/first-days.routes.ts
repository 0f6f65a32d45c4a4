import { dismissFirstDays, getFirstDays } from '@apron/contract/calls/home.calls'
import { HOME_SCHEMAS } from '@apron/contract/calls/home.schemas'
import { restoreFirstDays } from '@apron/contract/calls/home-editor.calls'
import { HOME_EDITOR_SCHEMAS } from '@apron/contract/calls/home-editor.schemas'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { firstCounts, isGuideDismissed, setGuideDismissed } from './first-days.store.ts'

export interface FirstDaysDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  /** How many sub-applications can be opened. */
  readonly applications: () => Promise<number>
  /** Codes and links go out by SMS or mail. */
  readonly gateway: boolean
  /** The login page names the safety office. */
  readonly safetyContact: boolean
}

/** How far a new company is, for its administrators. */
export function firstDaysRoutes({ db, clock, applications, ...configured }: FirstDaysDeps): ServerRoute[] {
  return [
    serveCall(getFirstDays, HOME_SCHEMAS.getFirstDays, async (_, context) => ({
      ...(await firstCounts(db, clock.now())),
      ...configured,
      applications: await applications(),
      dismissed: await isGuideDismissed(db, callerOf(context).userCode),
    })),
    serveCall(dismissFirstDays, HOME_SCHEMAS.dismissFirstDays, async (_, context) => {
      await setGuideDismissed(db, callerOf(context).userCode, true, clock.now())
      return null
    }),
    serveCall(restoreFirstDays, HOME_EDITOR_SCHEMAS.restoreFirstDays, async (_, context) => {
      await setGuideDismissed(db, callerOf(context).userCode, false, clock.now())
      return null
    }),
  ]
}
