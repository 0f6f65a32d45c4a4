/** A day range: both ends `yyyy-MM-dd`, both inclusive. */
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

/** Value of a column; null is empty. Numbers and money are decimal text, dates `yyyy-MM-dd`, times `yyyy-MM-dd HH:mm:ss`. */
export type ColumnValue = string | boolean | readonly string[] | null

/** A line of a table: column key → value. */
export type LineValues = Readonly<Record<string, ColumnValue>>

/** Value of a field; null is empty. Several values of a dictionary field are a list of its values. */
export type FieldValue = ColumnValue | DateRangeValue | readonly AttachmentValue[] | readonly LineValues[]

/** Values of a form: field key → value. A key that is missing is empty. */
export type FormValues = Readonly<Record<string, FieldValue>>

/**
 * What is frozen with the values at each submission and decides with them.
 * `limits` e.g. T1 → `50000`; `rates` CNY for one unit, USD → `7.10`. Both are decimal text out of the dictionary.
 */
export interface FormFacts {
  readonly limits: Readonly<Record<string, string>>
  readonly rates: Readonly<Record<string, string>>
}
