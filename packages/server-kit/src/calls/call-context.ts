import type { Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { TextPair } from '@apron/contract/texts/text-pair'

/** An employee or external user, as sub-applications may know them. */
export interface PersonSummary {
  readonly userCode: string
  readonly name: TextPair
  readonly deptCode: string
  readonly posts: readonly string[]
  readonly roles: readonly string[]
}

/** Somebody whose role somebody else has for a time. */
export interface ActingFor {
  readonly delegationId: string
  readonly userCode: string
  readonly name: TextPair
  readonly role: string
  /** The department that it counts for. */
  readonly deptCode: string
  /** Three-letter codes of the sites where the delegator works. */
  readonly sites: readonly string[]
  readonly resources: ReadonlySet<string>
  /** Whether messages to those who hold the role reach the delegate. */
  readonly getsMessages: boolean
}

/** The person who makes a call. Always from the session, never from what the client says (security note T13). */
export interface CallingPerson extends PersonSummary {
  /** Everything they may do at the site of the call, by themselves or for somebody else. */
  readonly resources: ReadonlySet<string>
  /** What of it they hold themselves. */
  readonly ownResources: ReadonlySet<string>
  /** Whom they act for now. */
  readonly acting: readonly ActingFor[]
  /** Three-letter codes of the sites this person works at. */
  readonly sites: readonly string[]
}

export interface CallContext {
  /** Null on calls with public access: those never look at a token, so that nothing of a person reaches them. */
  readonly person: CallingPerson | null
  /** Three-letter code of the site the call is made for: the tab's, checked against the person's sites. Empty without a session. */
  readonly site: string
  readonly language: Language
  readonly requestId: string
}

/** The person of a call that needs a session. The access check has refused everybody else before. */
export function callerOf(context: CallContext): CallingPerson {
  if (context.person === null) throw new Refusal(SERVER_ERRORS.notLoggedIn)
  return context.person
}
