import { useTexts } from '@apron/sdk'
import { Toggles } from '@apron/ui/page'
import { LIST_TEXTS } from '../list.texts.ts'
import type { List } from '../use-list.ts'

/** Names of the conditions that are on or off. The filter of a described list does not tell them apart. */
type FlagIn<Filter> = {
  [Name in keyof Filter]: unknown extends Filter[Name] ? Name : Filter[Name] extends boolean ? Name : never
}[keyof Filter] &
  string

/** A condition that is on or off, pressed above the list. */
export interface QuickFilter<Filter> {
  readonly id: FlagIn<Filter>
  readonly label: string
}

interface QuickFiltersProps<Filter> {
  readonly list: Pick<List<unknown, Filter>, 'filter' | 'apply'>
  readonly options: readonly QuickFilter<Filter>[]
}

/** What people ask a list every day, each with one press and without the button of the filter. */
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

/** The part of a filter that is pressed above the list: the form does not know it. */
export function quickPart<Filter>(
  filter: Filter,
  options: readonly QuickFilter<Filter>[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(options.map(({ id }) => [id, filter[id]]))
}
