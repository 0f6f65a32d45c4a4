import type { TextPair } from '../texts/text-pair.ts'
import type { AppGrant } from './app-grant.ts'

/** A page of an application for the shell and the menu. */
export interface AppPage {
  /** Title of the tab and the menu entry. */
  readonly title: TextPair
  /** Purpose of the page, first step, permitted people: one paragraph behind the “?” of its header. */
  readonly help: TextPair
  /** Keeps the page's state while its tab is hidden. */
  readonly keepAlive?: boolean
  /** Asks the page before its tab closes. */
  readonly confirmClose?: boolean
  /** Opens without a token. */
  readonly public?: boolean
  /** A visible entry, or a hidden one that only permits the page, which opens from another. Without one nobody may open it. */
  readonly menu?: 'entry' | 'hidden'
  /** Permission `<object>:<action>` required for the entry, for pages that few people open. */
  readonly only?: string
}

/** A permission that administrators can grant. */
export interface AppPermission {
  /** Path of its page below the application. */
  readonly page: string
  readonly title: TextPair
  /** Work in the application cannot start until somebody holds it. The set-up guide reports it (HELP-03). */
  readonly needed?: boolean
  /**
   * Two administrators must agree to grant it, delegations do not include it, and calls that need it ask for the
   * password (decision 52).
   */
  readonly guarded?: boolean
}

/**
 * Single definition of an application, from which manifest, menu, permissions and development server are derived. Plain
 * data, read by the build, the browser and the server.
 */
export interface AppDefinition {
  /** Mount path without the slash. */
  readonly name: string
  /** Title of its menu group. */
  readonly title: TextPair
  /** Position of its group among the applications in a new installation, from 1. Last by default. */
  readonly menuPlace?: number
  /** Port of its development server (§9). */
  readonly port: number
  /** Pages by path below the application, such as `/checkList`. */
  readonly pages: Readonly<Record<`/${string}`, AppPage>>
  /** Permissions by `<object>:<action>`. Identifiers have the application's name as prefix. */
  readonly rights: Readonly<Record<string, AppPermission>>
  /** Employee roles that see its pages in the menu of a new installation. Later an administrator decides. */
  readonly roles?: 'all' | readonly string[]
  /** Holders of its permissions in a new installation. By default its roles hold all except the guarded ones. */
  readonly grants?: readonly AppGrant[]
}

/** Checks of {@link defineApp} beyond {@link AppDefinition}: names of its own permissions and pages. */
interface OwnNames<App extends AppDefinition> {
  readonly pages: { readonly [Path in keyof App['pages']]: { readonly only?: keyof App['rights'] } }
  readonly rights: { readonly [Right in keyof App['rights']]: { readonly page: keyof App['pages'] } }
  readonly grants?: readonly AppGrant<keyof App['rights'] & string, keyof App['pages'] & string>[]
}

/** Returns the definition unchanged. An unknown page or permission does not compile. */
export function defineApp<const App extends AppDefinition>(app: App & OwnNames<App>): App {
  return app
}

/** Returns the identifier of an application's permission: `safetyQuality:check:view`. */
export function permissionOf<App extends AppDefinition, Right extends keyof App['rights'] & string>(
  { name }: App,
  right: Right,
): `${App['name']}:${Right}` {
  return `${name}:${right}`
}
