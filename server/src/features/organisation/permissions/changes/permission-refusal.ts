import type { Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { createFieldRefusal } from '@apron/contract/errors/field-refusal'
import { Refusal } from '@apron/contract/errors/refusal'
import { DELEGATION_FIELD_LABELS } from '@apron/contract/rules/delegations/delegation-fields'
import { USER_FIELD_LABELS } from '@apron/contract/rules/people/user-fields'
import type { ConfirmViolation } from '@apron/contract/rules/rights/confirm-decision'
import type { PermissionDecision } from '@apron/contract/rules/rights/permission-decision'

/** Returns the refusal shown for a change that the permission rules refuse. @param name the person or role concerned */
export function permissionRefusal(
  { reason, field = 'roles' }: Extract<PermissionDecision, { outcome: 'refused' }>,
  name: string,
  language: Language,
): Refusal {
  switch (reason) {
    case 'ownRights':
      return createFieldRefusal({ field, problem: 'ownRights' }, USER_FIELD_LABELS, language)
    case 'lacksGuarded':
      return new Refusal(SERVER_ERRORS.lacksGuarded, { name })
    case 'hasPassword':
      return new Refusal(SERVER_ERRORS.passwordSetAlready, { name })
    case 'delegateSelf':
    case 'delegateProposer':
      return createFieldRefusal({ field: 'delegate', problem: reason }, DELEGATION_FIELD_LABELS, language)
    case 'roleNotHeld':
    case 'roleNotDelegable':
      return createFieldRefusal({ field: 'role', problem: reason }, DELEGATION_FIELD_LABELS, language)
    case 'noPassword':
      return new Refusal(SERVER_ERRORS.passwordNotSet, { name })
    default:
      return new Refusal(SERVER_ERRORS.guardedMenu, { name })
  }
}

const VIOLATION_REFUSALS = {
  over: SERVER_ERRORS.notAllowedInState,
  own: SERVER_ERRORS.ownProposal,
  sameLine: SERVER_ERRORS.sameLine,
  gains: SERVER_ERRORS.gainsByIt,
  lacksGuarded: SERVER_ERRORS.lacksGuarded,
} as const satisfies Record<ConfirmViolation, unknown>

/** Returns the refusal shown to a person who may not confirm a change. */
export function violationRefusal(violation: ConfirmViolation, name: string): Refusal {
  return new Refusal(VIOLATION_REFUSALS[violation], { name })
}
