/** Values of a form by field, as parsed JSON. */
export type DraftValues = Readonly<Record<string, unknown>>

/** Place of a draft. Its site is that of the tab. */
export interface DraftPlace {
  /** Identifies the form and its record, the same each time it is opened, such as `card.save 17`. */
  readonly key: string
  /** Tab of the form. */
  readonly tab: {
    readonly id: string
    readonly airport: { readonly id: string; readonly code: string } | null
    readonly location: { readonly path: string; readonly fullPath: string }
  }
}

/** Unsaved input of a form. */
export interface Draft {
  /** Title of the form in the list of unsaved work. */
  readonly title: string
  /** Values of the record before editing. */
  readonly start: DraftValues
  readonly values: DraftValues
  /**
   * Paths of fields that are never stored, as returned by `secretFields` of
   * `@apron/contract/rules/records/secret-fields` from the form's schema: `pin`, `signer.pin`, `lines.*.pin`.
   */
  readonly secrets?: readonly string[]
}

export interface KeptDraft extends Draft {
  /** Time of the input, ms. */
  readonly keptAt: number
  /** True after a reload for a language change: the draft is applied without asking. */
  readonly isReloaded?: boolean
}

/**
 * Unsaved input of this user, encrypted on this device. Nothing is stored without a site, on voluntary
 * reporting pages, where the browser has no WebCrypto, or from fields that the draft declares secret. These
 * functions never reject.
 */
export interface HostDrafts {
  /**
   * Returns the draft at a place, or null. Waits while that is unknown, such as offline; nothing may be
   * stored there until then.
   */
  find(place: DraftPlace): Promise<KeptDraft | null>
  /** Stores a draft, replacing the one at its place. */
  keep(place: DraftPlace, draft: Draft): void
  /** Removes a draft that was saved or discarded. */
  drop(place: DraftPlace): void
}
