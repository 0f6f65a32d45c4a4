/** A text in both languages. */
export interface TextPair {
  readonly zh: string
  readonly en: string
}
