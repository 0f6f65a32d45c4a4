import { CheckField } from '../../fields/check-fields.tsx'
import { useUiTexts } from '../../provider/ui-context.ts'
import { UI_TEXTS } from '../../words/words.ts'
import type { DataTableProps } from '../table-types.ts'
import type { TableModel } from '../use-table-model.ts'

/** Returns the keys of the rows on this page that have a checkbox. */
export function selectableKeys<Row>(
  { lines }: TableModel<Row>,
  selectable: DataTableProps<Row>['selectable'],
): string[] {
  return lines.flatMap(({ key, row }) => (selectable?.(row) === false ? [] : [key]))
}

interface SelectPageProps {
  /** Only rows on this page that have a checkbox. */
  readonly keys: readonly string[]
  readonly selected: ReadonlySet<string> | undefined
  readonly onSelectedChange: (keys: ReadonlySet<string>) => void
  readonly hideLabel: boolean
}

/** Ticks every row of this page, or none. Ticks on other pages stay. */
export function SelectPage({ keys, selected, onSelectedChange, hideLabel }: SelectPageProps) {
  const words = useUiTexts(UI_TEXTS)
  const picked = keys.filter(key => selected?.has(key)).length
  const allSelected = picked > 0 && picked === keys.length

  function selectPage(): void {
    const here = new Set(keys)
    const others = [...(selected ?? [])].filter(key => !here.has(key))
    onSelectedChange(new Set(allSelected ? others : [...others, ...keys]))
  }

  return (
    <CheckField
      label={words.selectPage}
      hideLabel={hideLabel}
      checked={allSelected}
      indeterminate={picked > 0 && !allSelected}
      disabled={keys.length === 0}
      onChange={selectPage}
    />
  )
}
