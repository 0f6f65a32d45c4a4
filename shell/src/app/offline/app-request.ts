import type { HostRequestInit, SessionAirport } from '@apron/sdk'

/** A request of an application. */
export interface AppRequest {
  readonly path: string
  readonly init: RequestInit
  /** Site of the requesting tab. Undefined means the site of the session, null a request without identity. */
  readonly airport: SessionAirport | null | undefined
  readonly kept: HostRequestInit['kept']
}

/** A request whose call is declared as kept. */
export type CacheableRequest = AppRequest & { readonly kept: NonNullable<AppRequest['kept']> }
