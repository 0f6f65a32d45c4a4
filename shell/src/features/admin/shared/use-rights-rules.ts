import { getRightsRules } from '@apron/contract/calls/rights-change.calls'
import { guardedRights, type RightsBook } from '@apron/contract/rules/rights/guarded-rights'
import {
  decideRights,
  type RightsDecision,
  type WantedRights,
} from '@apron/contract/rules/rights/rights-decision'
import { useSession } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'

/** What the server would decide, said beforehand; null while that is not known. The server decides again. */
export type JudgeRights = (wanted: WantedRights) => RightsDecision | null

/** The rules of guarded rights for the forms that could touch them. */
export function useRightsRules(): JudgeRights {
  const userCode = useSession().user?.code ?? ''
  // Somebody else may have become an administrator meanwhile.
  const { data } = useAppQuery(getRightsRules, undefined, { staleMs: 0 })
  if (data === undefined) return nothingKnown
  const { roles, posts, guarded, own, firstDay } = data
  const book: RightsBook = {
    roles: new Map(roles.map(({ code, grants }) => [code, grants])),
    posts: new Map(posts.map(({ code, rights }) => [code, rights])),
    guarded: guardedRights(guarded),
  }
  const by = { userCode, roles: own.roles, guarded: new Set(own.guarded), firstDay }
  return wanted => decideRights(wanted, by, book)
}

const nothingKnown: JudgeRights = () => null
