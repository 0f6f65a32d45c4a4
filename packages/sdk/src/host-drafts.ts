/** What a form holds, by field, as JSON gives it back. */
export type DraftValues = Readonly<Record<string, unknown>>

/** Where something is typed: the site is that of the tab. */
export interface DraftPlace {
  /** The form and the record in it, the same each time it is opened, such as `card.save 17`. */
  readonly key: string
  /** The tab it is typed in. */
  readonly tab: {
    readonly id: string
    readonly airport: { readonly id: string; readonly code: string } | null
    readonly location: { readonly path: string; readonly fullPath: string }
  }
}

/** What was typed and not saved. */
export interface Draft {
  /** What the form is called, for the list of what is not saved. */
  readonly title: string
  /** The record as it was when it was typed over. */
  readonly start: DraftValues
  readonly values: DraftValues
  /**
   * Fields that are never kept, as `secretFields` of `@apron/contract/rules/records/secret-fields` finds them in the schema of the form:
   * `pin`, `signer.pin`, `lines.*.pin`.
   */
  readonly secrets?: readonly string[]
}

export interface KeptDraft extends Draft {
  /** When it was typed, ms. */
  readonly keptAt: number
  /** True after a reload for a language change: the draft is applied without asking. */
  readonly isReloaded?: boolean
}

/**
 * What this person has typed and not saved, encrypted on this device. Nothing is kept without a site, on pages of voluntary reporting, where
 * the browser has no WebCrypto, and of fields that the draft names as secret. Nothing here rejects.
 */
export interface HostDrafts {
  /** Null when there is nothing. Waits while it cannot be known, such as without a network: until then nothing may be kept there. */
  find(place: DraftPlace): Promise<KeptDraft | null>
  /** In place of what was kept there. */
  keep(place: DraftPlace, draft: Draft): void
  /** It was saved, or is not wanted. */
  drop(place: DraftPlace): void
}
