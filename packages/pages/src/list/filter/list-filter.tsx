import { useHost, useTexts } from '@apron/sdk'
import { FilterBar } from '@apron/ui/page'
import { type ReactNode, useState } from 'react'
import { LIST_TEXTS } from '../list.texts.ts'
import type { List } from '../use-list.ts'
import { type QuickFilter, quickPart } from './quick-filters.tsx'

/** Properties of a component that draws the fields of a filter. */
export interface FilterFieldsProps<Filter> {
  readonly form: Filter
  readonly change: (part: Partial<Filter>) => void
}

export type RenderFilter<Filter> = (
  form: FilterFieldsProps<Filter>['form'],
  change: FilterFieldsProps<Filter>['change'],
) => ReactNode

interface ListFilterProps<Filter> {
  readonly list: Pick<List<unknown, Filter>, 'code' | 'filter' | 'filtered' | 'noFilter' | 'apply' | 'busy'>
  readonly render: RenderFilter<Filter>
  /** Conditions toggled above the list instead of in this form. */
  readonly quick: readonly QuickFilter<Filter>[]
  /** Small buttons of the list next to those of the filter. */
  readonly tools: ReactNode
}

/** The filter fields of a list. Keeps the typed values, so that the table does not re-render for each letter. */
export function ListFilter<Filter>({ list, render, quick, tools }: ListFilterProps<Filter>) {
  const texts = useTexts(LIST_TEXTS)
  const host = useHost()
  const [form, setForm] = useState(list.filter)
  const foldKey = `filter.${list.code ?? ''}`
  const [open, setOpen] = useState(() => list.code !== undefined && host.remembered(foldKey) === true)
  const reset = () => {
    setForm(list.noFilter)
    list.apply(list.noFilter)
  }
  return (
    <FilterBar
      label={texts.filter}
      onSearch={() => list.apply({ ...form, ...quickPart(list.filter, quick) })}
      onReset={reset}
      busy={list.busy}
      active={list.filtered}
      open={open}
      onOpenChange={next => {
        setOpen(next)
        if (list.code !== undefined) host.remember(foldKey, next)
      }}
      tools={tools}
    >
      {render(form, part => setForm(before => ({ ...before, ...part })))}
    </FilterBar>
  )
}
