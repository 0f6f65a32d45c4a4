import type { Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { TextPair } from '@apron/contract/texts/text-pair'

/** Public data of an employee or external user, visible to sub-applications. */
export interface PersonSummary {
  readonly userCode: string
  readonly name: TextPair
  readonly deptCode: string
  readonly posts: readonly string[]
  readonly roles: readonly string[]
}

/** A role held on behalf of somebody else under a delegation. */
export interface ActingFor {
  readonly delegationId: string
  readonly userCode: string
  readonly name: TextPair
  readonly role: string
  /** The department for which the delegation is valid. */
  readonly deptCode: string
  /** Three-letter codes of the sites where the delegator works. */
  readonly sites: readonly string[]
  readonly resources: ReadonlySet<string>
  /** True if messages to holders of the role also reach the delegate. */
  readonly getsMessages: boolean
}

/** The user who makes a call. Always taken from the session, never from the request (security note T13). */
export interface CallingPerson extends PersonSummary {
  /** All permissions at the site of the call, own and delegated. */
  readonly resources: ReadonlySet<string>
  /** Permissions that the user holds without a delegation. */
  readonly ownResources: ReadonlySet<string>
  /** Delegations that are active now. */
  readonly acting: readonly ActingFor[]
  /** Three-letter codes of the sites this user works at. */
  readonly sites: readonly string[]
}

export interface CallContext {
  /** Null on calls with public access: those never read a token, so that no personal data reaches them. */
  readonly person: CallingPerson | null
  /**
   * Three-letter code of the site of the call: the tab's site, checked against the user's sites. Empty without a
   * session.
   */
  readonly site: string
  readonly language: Language
  readonly requestId: string
}

/** Returns the caller of a call that requires a session. The access check has rejected all other requests before. */
export function callerOf(context: CallContext): CallingPerson {
  if (context.person === null) throw new Refusal(SERVER_ERRORS.notLoggedIn)
  return context.person
}
