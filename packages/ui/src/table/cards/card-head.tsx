import { fillText } from '@apron/contract/texts/fill-text'
import { IconArrowsSort } from '@tabler/icons-react'
import { useUi, useUiTexts } from '../../provider/ui-context.ts'
import { UI_TEXTS } from '../../words/words.ts'
import { SelectPage, selectableKeys } from '../rows/select-page.tsx'
import type { DataTableProps } from '../table-types.ts'
import type { TableModel } from '../use-table-model.ts'
import { CARD_ROLES, parseSortValue, sortValue } from './card-rules.ts'

interface CardHeadProps<Row>
  extends Pick<
    DataTableProps<Row>,
    'sort' | 'onSortChange' | 'selected' | 'onSelectedChange' | 'selectable'
  > {
  readonly model: TableModel<Row>
}

const DIRECTIONS = ['asc', 'desc'] as const

/** Chooses the sort order. Replaces the sortable headers where rows are cards. */
export function CardSortSelect<Row>({ model, sort, onSortChange }: CardHeadProps<Row>) {
  const { lang } = useUi()
  const words = useUiTexts(UI_TEXTS)
  const sortable = onSortChange === undefined ? [] : model.columns.filter(column => column.sortable === true)
  if (sortable.length === 0) return null
  return (
    <span className="ap-table-order" data-set={sortValue(sort) !== '' || undefined}>
      <select
        aria-label={words.order}
        value={sortValue(sort)}
        onChange={change => onSortChange?.(parseSortValue(change.currentTarget.value))}
      >
        <option value="">{words.usualOrder}</option>
        {sortable.flatMap(({ id, labels }) =>
          DIRECTIONS.map(direction => (
            <option key={`${direction} ${id}`} value={sortValue({ id, direction })}>
              {fillText(words[direction], { label: labels[lang] })}
            </option>
          )),
        )}
      </select>
      <IconArrowsSort size={18} stroke={1.5} aria-hidden />
    </span>
  )
}

/** Ticks all rows. Replaces the checkbox in the header. */
export function CardSelectPage<Row>({ model, selected, onSelectedChange, selectable }: CardHeadProps<Row>) {
  if (onSelectedChange === undefined) return null
  return (
    <SelectPage
      keys={selectableKeys(model, selectable)}
      selected={selected}
      onSelectedChange={onSelectedChange}
      hideLabel={false}
    />
  )
}

/** The column names for screen readers. For others each card shows them next to its values. */
export function CardColumnNames<Row>({ model, onSelectedChange }: CardHeadProps<Row>) {
  const { lang } = useUi()
  const words = useUiTexts(UI_TEXTS)
  return (
    <thead {...CARD_ROLES.part} className="ap-hidden-text">
      <tr {...CARD_ROLES.row}>
        {onSelectedChange && (
          <th {...CARD_ROLES.head} scope="col">
            {words.selectRow}
          </th>
        )}
        {model.columns.map(({ id, labels }) => (
          <th key={id} {...CARD_ROLES.head} scope="col">
            {labels[lang]}
          </th>
        ))}
      </tr>
    </thead>
  )
}
