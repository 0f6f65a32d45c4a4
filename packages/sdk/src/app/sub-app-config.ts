import type { TextPair } from '@apron/contract/texts/text-pair'

/** What the shell must know of a page before it loads the application. */
export interface PageConfig {
  /** Title of the tab. */
  readonly title: TextPair
  /** One paragraph of help, behind the “?” of the page's header. */
  readonly help?: TextPair | undefined
  /** The page's state stays while its tab is hidden. */
  readonly keepAlive?: boolean
  /** The page is asked before its tab closes. */
  readonly confirmClose?: boolean
  /** Open without a token. */
  readonly public?: boolean
}

/** `manifest.config.ts` of a sub-application: plain data for the build and for the entry. */
export interface SubAppConfig {
  /** Mount path without the slash. */
  readonly name: string
  /** Path below the mount path, such as `/checkList`. */
  readonly pages: Readonly<Record<`/${string}`, PageConfig>>
  /** One mount that all tabs of the application share; default `multi`. */
  readonly tabs?: 'multi' | 'single'
  /** Oldest shell that can host this application; default `1`. */
  readonly minShell?: string
}
