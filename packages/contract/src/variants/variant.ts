/** Differences between the two deployments (§1). Code reads these fields and never the variant's name. */
export interface Variant {
  readonly name: 'CSN' | 'GAMECO'
  /** Prefix of all local-storage keys, which separates two deployments on one origin (§1). */
  readonly storagePrefix: string
  /** Live connection: `{livePath}/{userCode}/{id}` (§1, §7). */
  readonly livePath: string
  /** Tabs of the message box, in order (§2). */
  readonly messageTabs: readonly ('safetyQuality' | 'airline')[]
  readonly filePaths: { readonly upload: string; readonly download: string; readonly preview: string }
  readonly login: {
    /** Envelope codes that reject a login although other calls accept them (§4). */
    readonly rejectedCodes: readonly number[]
    /** Rejects a `pdExpireFlag` of 1 if the deployment turns the rule on (§4). */
    readonly rejectsExpiredPassword: boolean
    /** Accepts only code 200 for a login, not the other success codes (§4). */
    readonly onlyCode200: boolean
  }
  /** Loads employee info first after a site switch (§4). */
  readonly airportSwitchReloadsEmployee: boolean
}
