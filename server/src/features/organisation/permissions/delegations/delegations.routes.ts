import {
  getDelegation,
  getDelegationChoices,
  pageDelegations,
  revokeDelegation as revokeCall,
  saveDelegation as saveCall,
} from '@apron/contract/delegations/delegation.calls'
import { DELEGATION_SCHEMAS } from '@apron/contract/delegations/delegation.schemas'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { requestingPerson } from '../../../../platform/http/admission/requesting-person.ts'
import { offerOf } from './delegation-offer.store.ts'
import { contentsOf, type DelegationViewer, findDelegation, pageOfDelegations } from './delegations.store.ts'
import { type GiveDelegationDeps, revokeDelegation, saveDelegation } from './give-delegation.service.ts'

/** Returns the caller's scope: their own delegations, and those of others with the people permissions. */
function viewerOf(context: CallContext): DelegationViewer {
  const { userCode, resources } = callerOf(context)
  return {
    userCode,
    language: context.language,
    seesAll: resources.has(ADMIN_PERMISSIONS.users.view),
    editsAll: resources.has(ADMIN_PERMISSIONS.users.edit),
  }
}

export function delegationsRoutes(deps: GiveDelegationDeps): ServerRoute[] {
  const { db } = deps
  return [
    serveCall(pageDelegations, DELEGATION_SCHEMAS.pageDelegations, ({ body }, context) =>
      pageOfDelegations(db, body, viewerOf(context)),
    ),
    serveCall(saveCall, DELEGATION_SCHEMAS.saveDelegation, ({ body }, context) =>
      saveDelegation(deps, body, requestingPerson(context), viewerOf(context)),
    ),
    serveCall(getDelegationChoices, DELEGATION_SCHEMAS.getDelegationChoices, async ({ body }, context) => {
      const { editsAll, language, userCode } = viewerOf(context)
      const delegator = body.delegator ?? userCode
      if (delegator !== userCode && !editsAll) throw new Refusal(SERVER_ERRORS.forbidden)
      const offer = await offerOf(db, delegator, language)
      if (offer === null) throw new Refusal(SERVER_ERRORS.notFound)
      return offer
    }),
    serveCall(getDelegation, DELEGATION_SCHEMAS.getDelegation, async ({ query }, context) => {
      const viewer = viewerOf(context)
      const delegation = await findDelegation(db, query.id, viewer)
      if (delegation === null) throw new Refusal(SERVER_ERRORS.notFound)
      return { delegation, ...(await contentsOf(db, query.id, viewer.language)) }
    }),
    serveCall(revokeCall, DELEGATION_SCHEMAS.revokeDelegation, ({ query }, context) =>
      revokeDelegation(deps, query.id, requestingPerson(context), viewerOf(context)),
    ),
  ]
}
