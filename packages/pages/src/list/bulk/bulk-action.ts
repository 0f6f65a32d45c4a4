import type { RowResult } from '@apron/contract/lists/row-results'
import type { ReactNode } from 'react'

/** What can be done with ticked rows. Whether it may be is the server's to say, row by row. */
export interface BulkAction<Row> {
  readonly id: string
  /** A verb: on its button and above the question. */
  readonly label: string
  /** Selects the rows the action applies to; all by default. */
  readonly appliesTo?: (row: Row) => boolean
  /** What will happen, above the rows. */
  readonly message?: string
  /** What is to be written: a remark, or with `min` a reason. */
  readonly remark?: {
    readonly label: string
    readonly maxLength: number
    readonly min?: { readonly length: number; readonly problem: string }
  }
  /** More to be filled in; the page holds what. */
  readonly fields?: ReactNode
  /** Whether what is filled in is enough, asked when it is pressed: the fields then say what is missing. */
  readonly ready?: () => boolean
  /** Does it, and says of each row by its key how it ended; null: it was not done, and the person has been told. */
  readonly run: (rows: readonly Row[], remark: string) => Promise<readonly RowResult[] | null>
}

export interface BulkActions<Row> {
  /** What a row is called by, in one line. */
  readonly rowName: (row: Row) => string
  /** Facts the decision is based on, shown beside the name. */
  readonly rowDetail?: (row: Row) => string
  /** What the person may do; with none there is nothing to tick. */
  readonly actions: readonly BulkAction<Row>[]
}

/** Returns true if some action applies to the row. */
export function mayTick<Row>({ actions }: BulkActions<Row>, row: Row): boolean {
  return actions.some(({ appliesTo }) => appliesTo?.(row) !== false)
}
