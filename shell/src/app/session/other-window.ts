import type { UserInfo } from '@apron/contract/entities/user-info'

/** What this window knows when it hears that another one of the browser has written down who is logged in. */
export interface WindowState {
  /** Whose pages stand here; null while there are none. */
  readonly mine: string | null
  /** Whether the alert or the login form stands over them. */
  readonly isOver: boolean
  /** True while the session alert is open. A logout in another window may open it before that window has stored the logout. */
  readonly isAlert: boolean
  readonly stored: Pick<UserInfo, 'code' | 'token'> | null
  readonly hasToken: boolean
}

export type FromElsewhere =
  | 'nothing'
  /** What is stored and the token do not agree yet: a browser hands them on one after the other. */
  | 'unclear'
  /** The person has logged out. */
  | 'left'
  /** Nobody has used the session for too long, or the server has ended it. */
  | 'over'
  /** The person is logged in again. */
  | 'back'
  /** Somebody else has logged in. */
  | 'other'

/** How a window follows another one of the same browser. */
export function fromElsewhere({ mine, isOver, isAlert, stored, hasToken }: WindowState): FromElsewhere {
  if (mine === null) return 'nothing'
  if (stored === null && isOver) return isAlert ? 'unclear' : 'nothing'
  if (stored === null) return hasToken ? 'unclear' : 'left'
  if (stored.code !== mine) return 'other'
  if (stored.token === '') return isOver ? 'nothing' : 'over'
  if (!hasToken) return 'unclear'
  return isOver ? 'back' : 'nothing'
}
