import type { FieldsDescription } from '@apron/contract/records/describe-fields'
import { fieldSortKeys } from '@apron/contract/records/field-schemas'
import { sortCriteria } from '../list/filter/criteria.ts'
import type { FilterFields } from '../list/filter/filter-fields.ts'
import { type List, type ListCall, type ListOptions, useList } from '../list/use-list.ts'
import { type RecordFilterValues, recordCriteria, recordFilter } from './record-filter.tsx'

export interface DescribedListOptions<Criteria, Row>
  extends Omit<
    ListOptions<FilterFields, string, Criteria, Row>,
    'call' | 'filter' | 'sortKeys' | 'criteria'
  > {
  readonly call: ListCall<Criteria, Row>
  /** Conditions in addition to the described ones. */
  readonly filter?: FilterFields
  /** Converts all conditions to those of the call. By default each keeps its name. */
  readonly criteria?: (filter: RecordFilterValues) => Record<string, unknown>
  /** Sort keys. By default those of the fields. */
  readonly sortKeys?: readonly string[]
}

/** Loads a list of described fields with a hand-written call, for `ListPage`. */
export function useDescribedList<Criteria, Row>(
  { fields }: Pick<FieldsDescription, 'fields'>,
  {
    call,
    filter,
    criteria = recordCriteria,
    sortKeys = fieldSortKeys(fields),
    ...options
  }: DescribedListOptions<Criteria, Row>,
): List<Row, RecordFilterValues> {
  return useList({
    ...options,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of the call validates the conditions
    call: call as unknown as ListCall<Record<string, unknown>, Row>,
    filter: { ...recordFilter(fields), ...filter },
    sortKeys,
    criteria: (values, sort) => ({ ...criteria(values), ...sortCriteria(sort) }),
  })
}
