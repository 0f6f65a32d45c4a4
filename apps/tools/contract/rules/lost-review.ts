/** Signatures of a risk review. A person who may give several gives the first one missing. */
export const SIGNATURES = ['signedTooling', 'signedQuality', 'signedEngineer'] as const
export type Signature = (typeof SIGNATURES)[number]

export interface Reviewer {
  readonly userCode: string
  readonly roles: readonly string[]
  readonly posts: readonly string[]
  readonly resources: ReadonlySet<string>
}

/** Returns true for the manager who may also scrap tools. */
const isToolingManager = ({ roles, resources }: Reviewer) =>
  roles.includes('MANAGER') && resources.has('tools:tool:scrap')

const MAY_SIGN: Readonly<Record<Signature, (person: Reviewer) => boolean>> = {
  signedTooling: isToolingManager,
  signedQuality: ({ posts }) => posts.includes('QA_AUDITOR'),
  signedEngineer: ({ roles }) => roles.includes('ENGINEER'),
}

export type Signed = Readonly<Record<Signature, string | null>>

/** Returns the signature that a person may give next, or why there is none. Three different people must sign. */
export function nextSignature(signed: Signed, person: Reviewer): Signature | 'signedAlready' | 'notReviewer' {
  if (SIGNATURES.some(name => signed[name] === person.userCode)) return 'signedAlready'
  return SIGNATURES.find(name => signed[name] === null && MAY_SIGN[name](person)) ?? 'notReviewer'
}
