import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { RightsChange, RightsRules } from '@apron/contract/permissions/rights-change'
import {
  confirmRightsChange,
  getRightsRules,
  pageRightsChanges,
  refuseRightsChange,
  withdrawRightsChange,
} from '@apron/contract/permissions/rights-change.calls'
import { RIGHTS_CHANGE_SCHEMAS } from '@apron/contract/permissions/rights-change.schemas'
import { ADMIN_RIGHTS } from '@apron/contract/rules/rights/admin-rights'
import { ADMINISTRATION } from '@apron/contract/rules/rights/guarded-rights'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { requestingPerson } from '../../../../platform/http/admission/requesting-person.ts'
import { confirmerOf } from './appointments.store.ts'
import type { Decider, RightsChanges } from './rights-changes.service.ts'
import { pageOfChanges, presentChanges, type StoredChange } from './rights-changes.store.ts'
import { rightsActor, rightsCatalogue } from './rights-facts.store.ts'

export interface RightsChangesRoutesDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly changes: RightsChanges
}

export function rightsChangesRoutes({ db, clock, changes }: RightsChangesRoutesDeps): ServerRoute[] {
  const viewer = async (context: CallContext) => ({
    by: await confirmerOf(db, callerOf(context).userCode),
    language: context.language,
    now: clock.now(),
  })
  async function answer(change: StoredChange, context: CallContext): Promise<RightsChange> {
    const [row] = await presentChanges(db, [change], await viewer(context))
    if (row === undefined) throw new Refusal(SERVER_ERRORS.notFound)
    return row
  }

  return [
    serveCall(pageRightsChanges, RIGHTS_CHANGE_SCHEMAS.pageRightsChanges, async ({ body }, context) =>
      pageOfChanges(db, body, await viewer(context)),
    ),
    serveCall(getRightsRules, RIGHTS_CHANGE_SCHEMAS.getRightsRules, (_input, context) =>
      rulesFor(db, callerOf(context).userCode),
    ),
    serveCall(confirmRightsChange, RIGHTS_CHANGE_SCHEMAS.confirmRightsChange, async ({ body }, context) =>
      answer(await changes.confirm(body.id, who(context)), context),
    ),
    serveCall(refuseRightsChange, RIGHTS_CHANGE_SCHEMAS.refuseRightsChange, async ({ body }, context) =>
      answer(await changes.refuse(body.id, who(context)), context),
    ),
    serveCall(withdrawRightsChange, RIGHTS_CHANGE_SCHEMAS.withdrawRightsChange, async ({ body }, context) =>
      answer(await changes.withdraw(body.id, who(context)), context),
    ),
  ]
}

/** Returns the guarded permissions and the caller's share of them, for callers who may open the forms. */
async function rulesFor(db: Kysely<unknown>, userCode: string): Promise<RightsRules> {
  const { roles, guarded, firstDay } = await rightsActor(db, userCode)
  const editors = [ADMIN_RIGHTS.users.edit, ADMIN_RIGHTS.roles.edit]
  if (!editors.some(right => guarded.has(right))) throw new Refusal(SERVER_ERRORS.forbidden)
  const catalogue = await rightsCatalogue(db)
  return {
    firstDay,
    roles: [...catalogue.roles].flatMap(([code, grants]) => {
      const own = grants
        .filter(({ identify }) => catalogue.guarded.has(identify))
        .map(({ identify, userType, deptCode }) => ({ identify, userType, deptCode }))
      return own.length === 0 ? [] : [{ code, grants: own }]
    }),
    posts: [...catalogue.posts].flatMap(([code, rights]) => {
      const own = rights.filter(right => catalogue.guarded.has(right))
      return own.length === 0 ? [] : [{ code, rights: own }]
    }),
    guarded: [...catalogue.guarded.difference(ADMINISTRATION)].toSorted(),
    own: { roles: [...roles], guarded: [...guarded] },
  }
}

function who(context: CallContext): Decider {
  const { userCode: by, address, language } = requestingPerson(context)
  return { by, isOperator: false, address, language }
}
