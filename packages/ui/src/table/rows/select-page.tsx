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

/** Checkbox that selects all rows of this page, or none. Keeps the selection on other pages. */
export function SelectPage({ keys, selected, onSelectedChange, hideLabel }: SelectPageProps) {
  const words = useUiTexts(UI_TEXTS)
  const selectedCount = keys.filter(key => selected?.has(key)).length
  const allSelected = selectedCount > 0 && selectedCount === keys.length

  function togglePage(): void {
    const pageKeys = new Set(keys)
    const keysOnOtherPages = [...(selected ?? [])].filter(key => !pageKeys.has(key))
    onSelectedChange(new Set(allSelected ? keysOnOtherPages : [...keysOnOtherPages, ...keys]))
  }

  return (
    <CheckField
      label={words.selectPage}
      hideLabel={hideLabel}
      checked={allSelected}
      indeterminate={selectedCount > 0 && !allSelected}
      disabled={keys.length === 0}
      onChange={togglePage}
    />
  )
}
