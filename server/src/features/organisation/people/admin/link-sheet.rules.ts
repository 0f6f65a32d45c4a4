import type { AdminUser } from '@apron/contract/organisation/admin-user'
import type { PermissionDecision } from '@apron/contract/rules/rights/permission-decision'

/** Reason why no link is printed for a person: disabled, refused by the permission rules, or too powerful for paper. */
export type SheetViolation = 'closed' | 'refused' | 'notOnSheet' | 'notHanded'

/**
 * Returns why no link is printed for a person, or null. Printed links pass through many hands: people with guarded
 * permissions or a post, and people who have logged in before, get theirs by mobile or mail.
 * @param decision result of the permission rules for inviting the person
 */
export function sheetViolation(
  { state, posts, lastLogin }: Pick<AdminUser, 'state' | 'posts' | 'lastLogin'>,
  decision: PermissionDecision,
): SheetViolation | null {
  if (state === 'disabled') return 'closed'
  if (decision.outcome !== 'ordinary') return 'refused'
  if (lastLogin !== null) return 'notHanded'
  return posts.length > 0 || decision.sentTo !== 'caller' ? 'notOnSheet' : null
}
