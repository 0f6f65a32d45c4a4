import { isWrite } from '../wire/write-rules.ts'

/** What one call says and answers. Type level only. */
export interface CallShape {
  /** Values of the `{…}` in the path. */
  params?: unknown
  query?: unknown
  body?: unknown
  data: unknown
}

/** Who may make a call: anybody, anybody logged in, or holders of a resource (security note T12). */
export type Access = 'public' | 'session' | { readonly resource: string }

export interface CallAttributes {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base path, as §7 writes it; `{name}` stands for one part of the address. */
  readonly path: `/${string}`
  readonly access: Access
  /** Whether HTTP 401 opens the time-out alert (§8 excepts login and captcha). */
  readonly timeoutAlert: boolean
  /** Whether a later call with the same method and URL by the same asker cancels this one (§7); what changes something is never cancelled. */
  readonly repeats: 'cancel-earlier' | 'allow'
  /**
   * How the person learns why the call was refused (§8): `show`, the client says it for 5 s; `in-place`, the part of the page that
   * asked shows the server's text; `suppress`, nobody is told, for the reason in the comment of the call.
   */
  readonly failures: 'show' | 'in-place' | 'suppress'
  /** Made by a timer, not by a person: does not keep the session alive (security note T01). */
  readonly background: boolean
  /**
   * It only stores what was typed: where nothing answers, the save is kept on the device and sent when the network is back, once
   * (decision 48). What decides never waits.
   */
  readonly waits?: true
  /**
   * Requires the password to be typed in the session, whatever right the call needs (security note T35): `lately` within 15 minutes;
   * `once` at any time, which only sessions opened by PIN or key still lack; `again` within two minutes and not counting the login, so
   * that nobody adds a login method on a device that was left logged in.
   */
  readonly confirmed?: 'lately' | 'once' | 'again'
  /** Only code 200 is success, of all that are elsewhere (§5, MSG-16). */
  readonly onlyOk?: boolean
  /**
   * Answers are kept for their person on the device, sealed, and shown without a network: of a record that somebody works on, or of what
   * records are read with. What is not said is never kept; nor may it be said of reports, guarded rights or what opens something.
   */
  readonly kept?: 'record' | 'lookup'
  /** How often one network may make it, by the clock of each server; more than that is refused (security note T17). */
  readonly atMost?: { readonly times: number; readonly minutes: number }
  /** Largest body, where it is not the usual one (security note T21). */
  readonly bodyLimitBytes?: number
}

/** A call of the contract: data for client and server; its shape is known to the compiler only. */
export interface Call<Shape extends CallShape = CallShape> extends CallAttributes {
  readonly shape?: Shape
}

const DEFAULTS = { access: 'session', timeoutAlert: true, failures: 'show', background: false } as const

type Given = Pick<CallAttributes, 'id' | 'method' | 'path'> & Partial<CallAttributes>

/** Defines a call; what is not said is the ordinary case: session needed, time-out alert, failures shown. */
// A client gets only the calls it makes.
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<Shape extends CallShape>(given: Given): Call<Shape> {
  return { ...DEFAULTS, repeats: isWrite(given.method, given.path) ? 'allow' : 'cancel-earlier', ...given }
}
