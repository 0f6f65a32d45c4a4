import type { UserInfo } from '@apron/contract/organisation/user-info'

/** State of this window when another window has changed the stored user. */
export interface WindowState {
  /** User code of the pages in this window, or null. */
  readonly mine: string | null
  /** True if the alert or the login form is shown above the pages. */
  readonly isOver: boolean
  /**
   * True while the session alert is open. A logout in another window may open it before that window has
   * stored the logout.
   */
  readonly isAlert: boolean
  readonly stored: Pick<UserInfo, 'code' | 'token'> | null
  readonly hasToken: boolean
}

export type OtherWindowChange =
  | 'nothing'
  /** Stored user and token do not agree yet, because the browser propagates them separately. */
  | 'unclear'
  /** The user has logged out. */
  | 'left'
  /** The session was idle too long, or the server has ended it. */
  | 'over'
  /** The user has logged in again. */
  | 'back'
  /** Another user has logged in. */
  | 'other'

/** Decides how this window reacts when another one of the same browser has changed the stored user. */
export function otherWindowChange({
  mine,
  isOver,
  isAlert,
  stored,
  hasToken,
}: WindowState): OtherWindowChange {
  if (mine === null) return 'nothing'
  if (stored === null && isOver) return isAlert ? 'unclear' : 'nothing'
  if (stored === null) return hasToken ? 'unclear' : 'left'
  if (stored.code !== mine) return 'other'
  if (stored.token === '') return isOver ? 'nothing' : 'over'
  if (!hasToken) return 'unclear'
  return isOver ? 'back' : 'nothing'
}
