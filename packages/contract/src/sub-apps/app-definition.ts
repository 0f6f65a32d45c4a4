import type { TextPair } from '../texts/text-pair.ts'
import type { AppGrant } from './app-grant.ts'

/** A page of an application, as the shell and the menu know it. */
export interface AppPage {
  /** Of the tab, and of the entry in the menu. */
  readonly title: TextPair
  /** What the page is for, what one does first, who may: one paragraph behind the “?” of its header. */
  readonly help: TextPair
  /** The page's state stays while its tab is hidden. */
  readonly keepAlive?: boolean
  /** The page is asked before its tab closes. */
  readonly confirmClose?: boolean
  /** Open without a token. */
  readonly public?: boolean
  /** An entry to click, or one that only permits the page, which opens from another. Without one nobody may open it. */
  readonly menu?: 'entry' | 'hidden'
  /** `<object>:<action>` of the right without which the entry is left out; for pages that few people open. */
  readonly only?: string
}

/** A right that an administrator may give. */
export interface AppRight {
  /** The page it belongs to, below the application. */
  readonly page: string
  readonly title: TextPair
  /** While nobody holds it the work of the application cannot begin; the first days of a company say so (HELP-03). */
  readonly needed?: boolean
  /**
   * Two administrators must agree before somebody gets it, no delegation carries it, and calls that need it ask for the password
   * (decision 52).
   */
  readonly guarded?: boolean
}

/**
 * What an application is, said once: manifest, menu, rights and development server take it from here. Plain data, read by the build, the
 * browser and the server.
 */
export interface AppDefinition {
  /** Mount path without the slash. */
  readonly name: string
  /** Of its group in the menu. */
  readonly title: TextPair
  /** Place of its group among those of the applications in a new installation, from 1. Behind the others by default. */
  readonly menuPlace?: number
  /** Port of its development server (§9). */
  readonly port: number
  /** Path below the application, such as `/checkList` → the page. */
  readonly pages: Readonly<Record<`/${string}`, AppPage>>
  /** `<object>:<action>` → the right; its identifier has the application's name before it. */
  readonly rights: Readonly<Record<string, AppRight>>
  /** Codes of the roles of employees whose menu shows its pages in a new installation. Elsewhere an administrator decides. */
  readonly roles?: 'all' | readonly string[]
  /** Who holds its rights in a new installation. By default its roles hold all of them but the guarded ones. */
  readonly grants?: readonly AppGrant[]
}

/** What {@link defineApp} checks beyond {@link AppDefinition}: names of its own rights and pages. */
interface OwnNames<App extends AppDefinition> {
  readonly pages: { readonly [Path in keyof App['pages']]: { readonly only?: keyof App['rights'] } }
  readonly rights: { readonly [Right in keyof App['rights']]: { readonly page: keyof App['pages'] } }
  readonly grants?: readonly AppGrant<keyof App['rights'] & string, keyof App['pages'] & string>[]
}

/** Returns the definition unchanged. A page or right that the application does not have does not compile. */
export function defineApp<const App extends AppDefinition>(app: App & OwnNames<App>): App {
  return app
}

/** The identifier of a right of an application: `safetyQuality:check:view`. */
export function rightOf<App extends AppDefinition, Right extends keyof App['rights'] & string>(
  { name }: App,
  right: Right,
): `${App['name']}:${Right}` {
  return `${name}:${right}`
}
