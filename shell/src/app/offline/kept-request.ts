import type { HostRequestInit, SessionAirport } from '@apron/sdk'

/** A request of an application. */
export interface AppRequest {
  readonly path: string
  readonly init: RequestInit
  /** The site of the tab that asks; undefined: the session's, null: nobody is to be known. */
  readonly airport: SessionAirport | null | undefined
  readonly kept: HostRequestInit['kept']
}

/** One whose answer its contract declares as kept. */
export type KeptRequest = AppRequest & { readonly kept: NonNullable<AppRequest['kept']> }
