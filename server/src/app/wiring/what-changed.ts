import { whatChanged } from '@apron/contract/home/what-changed.calls'
import { WHAT_CHANGED_SCHEMAS } from '@apron/contract/home/what-changed.schemas'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { dictionariesVersion } from '../../features/dictionary/dictionary.store.ts'
import { tasksVersion } from '../../features/flow/flow.ts'
import { delegationsTo, menuVersionOf } from '../../features/organisation/organisation.ts'
import { versionOf } from '../../platform/live/version-of.ts'

/**
 * Serves one version per kind of data that clients cache. A new kind must also send hints (`platform/live/hints.ts`).
 */
export function whatChangedRoutes(db: Kysely<unknown>): ServerRoute[] {
  return [
    serveCall(whatChanged, WHAT_CHANGED_SCHEMAS.whatChanged, async (_input, context) => {
      const { userCode } = callerOf(context)
      const tasks = { userCode, actingFor: await delegationsTo(db, userCode) }
      return {
        dictionaries: await dictionariesVersion(db),
        menu: await menuVersionOf(db, userCode),
        tasks: versionOf(await tasksVersion(db, tasks)),
      }
    }),
  ]
}
