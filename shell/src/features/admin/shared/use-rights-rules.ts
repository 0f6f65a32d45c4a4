import { getRightsRules } from '@apron/contract/permissions/rights-change.calls'
import { guardedRights, type RightsCatalogue } from '@apron/contract/rules/rights/guarded-rights'
import {
  decideRights,
  type ProposedChange,
  type RightsDecision,
} from '@apron/contract/rules/rights/rights-decision'
import { useSession } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'

/**
 * Predicts the server's decision, or returns null while the rules are unknown. The server decides again on
 * save.
 */
export type DecideRights = (wanted: ProposedChange) => RightsDecision | null

/** Loads the rules of guarded permissions for forms that may grant them. */
export function useRightsRules(): DecideRights {
  const userCode = useSession().user?.code ?? ''
  // Refetched each time, because the number of administrators may have changed.
  const { data } = useAppQuery(getRightsRules, undefined, { staleMs: 0 })
  if (data === undefined) return undecided
  const { roles, posts, guarded, own, firstDay } = data
  const catalogue: RightsCatalogue = {
    roles: new Map(roles.map(({ code, grants }) => [code, grants])),
    posts: new Map(posts.map(({ code, rights }) => [code, rights])),
    guarded: guardedRights(guarded),
  }
  const by = { userCode, roles: own.roles, guarded: new Set(own.guarded), firstDay }
  return wanted => decideRights(wanted, by, catalogue)
}

const undecided: DecideRights = () => null
