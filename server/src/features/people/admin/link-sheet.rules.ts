import type { AdminUser } from '@apron/contract/entities/admin-user'
import type { RightsDecision } from '@apron/contract/rules/rights/rights-decision'

/** Why no link of somebody is printed: closed, refused by the rules of rights, or too much to be handed about on paper. */
export type SheetHindrance = 'closed' | 'refused' | 'notOnSheet' | 'notHanded'

/**
 * Why no link of a person is printed; null when it is. A sheet of paper goes through many hands: who has guarded rights or any post,
 * and whose account was used before, gets the link at their own mobile or mail.
 * @param decision what the rules of rights say about inviting the person
 */
export function sheetHindrance(
  { state, posts, lastLogin }: Pick<AdminUser, 'state' | 'posts' | 'lastLogin'>,
  decision: RightsDecision,
): SheetHindrance | null {
  if (state === 'disabled') return 'closed'
  if (decision.outcome !== 'ordinary') return 'refused'
  if (lastLogin !== null) return 'notHanded'
  return posts.length > 0 || decision.sentTo !== 'caller' ? 'notOnSheet' : null
}
