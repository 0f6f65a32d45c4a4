import { isWrite } from '../wire/write-rules.ts'

/** Input and output types of a call. Type level only. */
export interface CallShape {
  /** Values of the `{…}` in the path. */
  params?: unknown
  query?: unknown
  body?: unknown
  data: unknown
}

/** Callers allowed to make a call: anybody, anybody logged in, or holders of a permission (security note T12). */
export type Access = 'public' | 'session' | { readonly resource: string }

export interface CallAttributes {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base path, as in §7. `{name}` stands for one segment. */
  readonly path: `/${string}`
  readonly access: Access
  /** Opens the time-out alert on HTTP 401 (§8 excludes login and captcha). */
  readonly timeoutAlert: boolean
  /**
   * `cancel-earlier`: a later call with the same method and URL from the same part of the page cancels this one (§7). Changes are
   * never cancelled.
   */
  readonly repeats: 'cancel-earlier' | 'allow'
  /**
   * Presentation of a refusal (§8): `show`: by the client for 5 s; `in-place`: as the server's text in the part of the
   * page that made the call; `suppress`: not at all, for the reason in the comment of the call.
   */
  readonly failures: 'show' | 'in-place' | 'suppress'
  /** Made by a timer, not by a person. Does not extend the session (security note T01). */
  readonly background: boolean
  /**
   * Only stores input: without a network the save is queued on the device and sent once when the network is back
   * (decision 48). Decisions are never queued.
   */
  readonly waits?: true
  /**
   * Requires the password to be entered in the session, whatever permission the call needs (security note T35):
   * `lately` within 15 minutes; `once` at any time, which only sessions opened by PIN or key still lack; `again` within
   * two minutes and not counting the login, so that nobody adds a login method on a device left logged in.
   */
  readonly confirmed?: 'lately' | 'once' | 'again'
  /** Accepts only code 200 as success, instead of all success codes (§5, MSG-16). */
  readonly onlyOk?: boolean
  /**
   * Caches responses on the device, encrypted per person, for use without a network: a record that somebody works on,
   * or data for reading records. Never cached by default. Not allowed for reports, guarded permissions or anything that
   * grants access.
   */
  readonly kept?: 'record' | 'lookup'
  /** Limit per network, counted by each server. Further calls are rejected (security note T17). */
  readonly atMost?: { readonly times: number; readonly minutes: number }
  /** Largest body if it differs from the default (security note T21). */
  readonly bodyLimitBytes?: number
}

/** A call of the contract: data for client and server. Only the compiler knows its shape. */
export interface Call<Shape extends CallShape = CallShape> extends CallAttributes {
  readonly shape?: Shape
}

const DEFAULTS = { access: 'session', timeoutAlert: true, failures: 'show', background: false } as const

type CallDeclaration = Pick<CallAttributes, 'id' | 'method' | 'path'> & Partial<CallAttributes>

/** Defines a call. Defaults: session required, time-out alert, failures shown. */
// A client gets only the calls it makes.
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<Shape extends CallShape>(declaration: CallDeclaration): Call<Shape> {
  return {
    ...DEFAULTS,
    repeats: isWrite(declaration.method, declaration.path) ? 'allow' : 'cancel-earlier',
    ...declaration,
  }
}
