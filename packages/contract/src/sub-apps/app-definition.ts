import type { TextPair } from '../texts/text-pair.ts'

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
  /** Port of its development server (§9). */
  readonly port: number
  /** Path below the application, such as `/checkList` → the page. */
  readonly pages: Readonly<Record<`/${string}`, AppPage>>
  /** `<object>:<action>` → the right; its identifier has the application's name before it. */
  readonly rights: Readonly<Record<string, AppRight>>
  /**
   * Roles of employees that see its pages and hold its rights in a new installation, unless the seed says it. In one that is in use
   * an administrator decides.
   */
  readonly roles?: readonly string[]
}

/** The identifier of a right of an application: `safetyQuality:check:view`. */
export function rightOf<App extends AppDefinition, Right extends keyof App['rights'] & string>(
  { name }: App,
  right: Right,
): `${App['name']}:${Right}` {
  return `${name}:${right}`
}
