import {
  FLOW_PATHS,
  firstSegment,
  LOADED_PATHS,
  loginPath,
  OTHER_NAMES,
  OWN_PAGE_PATHS,
  PATHS,
  PUBLIC_PATHS,
  SHELL_SEGMENTS,
} from '../../paths.ts'

/** State on which the guard decides. */
export interface GuardState {
  readonly hasToken: boolean
  /**
   * First path segments of the authorised menu urls (NAV-12); null until user info, menus and permissions are
   * loaded.
   */
  readonly authorised: ReadonlySet<string> | null
  /** Paths of the authorised menu urls, for pages the shell renders itself. */
  readonly authorisedPaths: ReadonlySet<string>
  /** Names of all sub-applications, whether or not this user may open them. */
  readonly applications: ReadonlySet<string>
}

export type GuardDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Load user info, menus and permissions, then ask again (NAV-09). */
  | { readonly kind: 'load-first' }
  /** The page exists, but this user may not open it. */
  | { readonly kind: 'forbid' }
  /** The page does not exist. */
  | { readonly kind: 'unknown' }

const ALLOW: GuardDecision = { kind: 'allow' }
const OWN_SEGMENTS: ReadonlySet<string> = new Set(OWN_PAGE_PATHS.map(firstSegment))
const FLOW_PAGES: ReadonlySet<string> = new Set(Object.values(FLOW_PATHS))
const ALWAYS_ALLOWED: ReadonlySet<string> = new Set([PATHS.dashboard, PATHS.forbidden, ...LOADED_PATHS])

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

/** Guards work flow pages. The bare path redirects to the start page (NAV-03). */
function guardFlow(path: string): GuardDecision {
  if (path === PATHS.flow) return { kind: 'redirect', to: FLOW_PATHS.start }
  return FLOW_PAGES.has(path) ? ALLOW : { kind: 'unknown' }
}

/** Decides whether a page opens, or what happens instead (NAV-01, NAV-03, NAV-05 to NAV-12). */
export function guard(fullPath: string, state: GuardState): GuardDecision {
  const [address = ''] = fullPath.split(/[?#]/, 1)
  const path = withoutTrailingSlash(address)
  const queryAndHash = fullPath.slice(address.length)
  if (path === PATHS.login) return state.hasToken ? { kind: 'redirect', to: PATHS.root } : ALLOW
  if (!state.hasToken)
    return PUBLIC_PATHS.includes(path) ? ALLOW : { kind: 'redirect', to: loginPath(fullPath) }
  if (state.authorised === null) return { kind: 'load-first' }
  if (path === PATHS.root) return { kind: 'redirect', to: PATHS.dashboard }
  const canonicalPath = OTHER_NAMES.get(path)
  if (canonicalPath !== undefined) return { kind: 'redirect', to: canonicalPath + queryAndHash }
  if (ALWAYS_ALLOWED.has(path) || PUBLIC_PATHS.includes(path)) return ALLOW
  if (OWN_PAGE_PATHS.includes(path)) return state.authorisedPaths.has(path) ? ALLOW : { kind: 'forbid' }
  const segment = firstSegment(path)
  if (OWN_SEGMENTS.has(segment)) return { kind: 'unknown' }
  if (segment === firstSegment(PATHS.flow) && state.authorised.has(segment)) return guardFlow(path)
  if (segment === firstSegment(PATHS.redirect) || state.authorised.has(segment)) return ALLOW
  const exists = state.applications.has(segment) || SHELL_SEGMENTS.includes(segment)
  return { kind: exists ? 'forbid' : 'unknown' }
}
