/** What differs between the two deployments (§1). Code reads these fields; it never asks for the variant's name. */
export interface Variant {
  readonly name: 'CSN' | 'GAMECO'
  /** Prefix of every local-storage key, so that two deployments on one origin stay apart (§1). */
  readonly storagePrefix: string
  /** Live connection: `{livePath}/{userCode}/{id}` (§1, §7). */
  readonly livePath: string
  /** Tabs of the message box, in order (§2). */
  readonly messageTabs: readonly ('safetyQuality' | 'airline')[]
  readonly filePaths: { readonly upload: string; readonly download: string; readonly preview: string }
  readonly login: {
    /** Envelope codes that reject the login although they would pass elsewhere (§4). */
    readonly rejectedCodes: readonly number[]
    /** Whether a `pdExpireFlag` of 1 rejects when the deployment has switched that rule on (§4). */
    readonly rejectsExpiredPassword: boolean
    /** Whether only code 200 lets in, not the other success codes (§4). */
    readonly onlyCode200: boolean
  }
  /** Whether a site switch loads employee info first (§4). */
  readonly airportSwitchReloadsEmployee: boolean
}
