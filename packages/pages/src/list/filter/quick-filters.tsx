import { useTexts } from '@apron/sdk'
import { Toggles } from '@apron/ui/page'
import { LIST_TEXTS } from '../list.texts.ts'
import type { List } from '../use-list.ts'

/** Names of on/off conditions. For a described list, all names: its conditions have no static types. */
type FlagIn<Filter> = {
  [Name in keyof Filter]: unknown extends Filter[Name] ? Name : Filter[Name] extends boolean ? Name : never
}[keyof Filter] &
  string

/** An on/off condition that is toggled above the list. */
export interface QuickFilter<Filter> {
  readonly id: FlagIn<Filter>
  readonly label: string
}

interface QuickFiltersProps<Filter> {
  readonly list: Pick<List<unknown, Filter>, 'filter' | 'apply'>
  readonly options: readonly QuickFilter<Filter>[]
}

/** Frequent filters of a list that apply with one click. */
export function QuickFilters<Filter>({ list, options }: QuickFiltersProps<Filter>) {
  const texts = useTexts(LIST_TEXTS)
  const isOn = (id: string) => quickPart(list.filter, options)[id] === true
  return (
    <Toggles
      label={texts.quick}
      options={options.map(({ id, label }) => ({ id, label, pressed: isOn(id) }))}
      onToggle={id => list.apply({ ...list.filter, [id]: !isOn(id) })}
    />
  )
}

/** Returns the conditions that are toggled above the list. The filter form does not contain them. */
export function quickPart<Filter>(
  filter: Filter,
  options: readonly QuickFilter<Filter>[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(options.map(({ id }) => [id, filter[id]]))
}
