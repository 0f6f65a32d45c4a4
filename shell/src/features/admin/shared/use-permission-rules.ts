import { getPermissionRules } from '@apron/contract/permissions/permission-change.calls'
import {
  guardedPermissions,
  type PermissionCatalogue,
} from '@apron/contract/rules/rights/guarded-permissions'
import {
  decidePermissionChange,
  type PermissionDecision,
  type ProposedChange,
} from '@apron/contract/rules/rights/permission-decision'
import { useSession } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'

/**
 * Predicts the server's decision, or returns null while the rules are unknown. The server decides again on
 * save.
 */
export type DecidePermissionChange = (wanted: ProposedChange) => PermissionDecision | null

/** Loads the rules of guarded permissions for forms that may grant them. */
export function usePermissionRules(): DecidePermissionChange {
  const userCode = useSession().user?.code ?? ''
  // Refetched each time, because the number of administrators may have changed.
  const { data } = useAppQuery(getPermissionRules, undefined, { staleMs: 0 })
  if (data === undefined) return undecided
  const { roles, posts, guarded, own, firstDay } = data
  const catalogue: PermissionCatalogue = {
    roles: new Map(roles.map(({ code, grants }) => [code, grants])),
    posts: new Map(posts.map(({ code, rights }) => [code, rights])),
    guarded: guardedPermissions(guarded),
  }
  const by = { userCode, roles: own.roles, guarded: new Set(own.guarded), firstDay }
  return wanted => decidePermissionChange(wanted, by, catalogue)
}

const undecided: DecidePermissionChange = () => null
