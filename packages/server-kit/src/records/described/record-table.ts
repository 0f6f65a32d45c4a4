import type { RecordField, RecordFields, ValueOf } from '@apron/contract/records/fields'
import type { ColumnType } from 'kysely'
import type { Json, RecordColumns } from '../../db/record-columns.ts'

/** `planEnd` → `plan_end` */
export type Snake<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : ''

type ColumnFor<Field extends RecordField> = Field extends { readonly kind: 'number' }
  ? ColumnType<string | Extract<ValueOf<Field>, null>, ValueOf<Field>, ValueOf<Field>>
  : Field extends { readonly kind: 'dateTime' }
    ? Date | Extract<ValueOf<Field>, null>
    : Field extends { readonly kind: 'people' | 'files' | 'lines' }
      ? Json<ValueOf<Field>>
      : ValueOf<Field>

/** Kysely table type of a described record, for custom queries. */
export type TableOf<Fields extends RecordFields> = RecordColumns & { site_code: string } & {
  [Name in keyof Fields & string as Snake<Name>]: ColumnFor<Fields[Name]>
}

/** A stored record: people and departments as codes, times in wire format. */
export type StoredOf<Fields extends RecordFields> = {
  readonly id: string
  readonly version: number
  readonly siteCode: string
  readonly createBy: string
  readonly createTime: string
  readonly updateBy: string
  readonly updateTime: string
} & { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }
