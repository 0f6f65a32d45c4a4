import type { TextPair } from '@apron/contract/texts/text-pair'

/** Facts about a page that the shell needs before loading the application. */
export interface PageConfig {
  /** Title of the tab. */
  readonly title: TextPair
  /** One paragraph of help, shown behind the "?" in the page's header. */
  readonly help?: TextPair | undefined
  /** Keeps the page's state while its tab is hidden. */
  readonly keepAlive?: boolean
  /** Asks the page before its tab closes. */
  readonly confirmClose?: boolean
  /** Opens without a token. */
  readonly public?: boolean
}

/** `manifest.config.ts` of a sub-application: plain data for the build and the entry. */
export interface SubAppConfig {
  /** Mount path without the slash. */
  readonly name: string
  /** Path below the mount path, such as `/checkList`. */
  readonly pages: Readonly<Record<`/${string}`, PageConfig>>
  /** `single`: all tabs of the application share one mount. Default `multi`. */
  readonly tabs?: 'multi' | 'single'
  /** Oldest shell that can host this application; default `1`. */
  readonly minShell?: string
}
