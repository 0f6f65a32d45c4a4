import type { RowResult } from '@apron/contract/lists/row-results'
import type { ReactNode } from 'react'

/** An action on ticked rows. The server decides for each row whether it is allowed. */
export interface BulkAction<Row> {
  readonly id: string
  /** A verb, used on the button and as the dialog title. */
  readonly label: string
  /** Selects the rows the action applies to; all by default. */
  readonly appliesTo?: (row: Row) => boolean
  /** Explains above the rows what will happen. */
  readonly message?: string
  /** Text to fill in: a remark, or with `min` a reason. */
  readonly remark?: {
    readonly label: string
    readonly maxLength: number
    readonly min?: { readonly length: number; readonly problem: string }
  }
  /** Further fields. The page holds their values. */
  readonly fields?: ReactNode
  /** Validates the fields when the action is confirmed. If false, the fields show what is missing. */
  readonly ready?: () => boolean
  /** Performs the action and returns the result of each row by key. Null: it failed, and the user was told. */
  readonly run: (rows: readonly Row[], remark: string) => Promise<readonly RowResult[] | null>
}

export interface BulkActions<Row> {
  /** Returns the name of a row in one line. */
  readonly rowName: (row: Row) => string
  /** Facts for the decision, shown next to the name. */
  readonly rowDetail?: (row: Row) => string
  /** Actions that the user may perform. If empty, there are no checkboxes. */
  readonly actions: readonly BulkAction<Row>[]
}

/** Returns true if some action applies to the row. */
export function isTickableRow<Row>({ actions }: BulkActions<Row>, row: Row): boolean {
  return actions.some(({ appliesTo }) => appliesTo?.(row) !== false)
}
