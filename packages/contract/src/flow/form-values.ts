/** A date range `yyyy-MM-dd`, both ends inclusive. */
export interface DateRangeValue {
  readonly from: string
  readonly to: string
}

/** An uploaded file of a form. */
export interface AttachmentValue {
  readonly name: string
  /** `/file/{id}` */
  readonly url: string
}

/** Value of a column; null if empty. Numbers and money are decimal texts, dates `yyyy-MM-dd`, times `yyyy-MM-dd HH:mm:ss`. */
export type ColumnValue = string | boolean | readonly string[] | null

/** Values of a table line by column key. */
export type LineValues = Readonly<Record<string, ColumnValue>>

/** Value of a field; null if empty. A dictionary field with several values is a list. */
export type FieldValue = ColumnValue | DateRangeValue | readonly AttachmentValue[] | readonly LineValues[]

/** Values of a form by field key. A missing key is empty. */
export type FormValues = Readonly<Record<string, FieldValue>>

/**
 * Facts frozen at each submission, with which conditions are evaluated. `limits` e.g. T1 → `50000`; `rates` CNY for one
 * unit, USD → `7.10`. Both are decimal texts from the dictionary.
 */
export interface FormFacts {
  readonly limits: Readonly<Record<string, string>>
  readonly rates: Readonly<Record<string, string>>
}
