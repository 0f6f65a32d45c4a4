import { failureText, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { EmptyState, ErrorState, Skeleton } from '@apron/ui/feedback'
import { FilterBar, Page, PageHeader } from '@apron/ui/page'
import { Pager } from '@apron/ui/table'
import { type ReactNode, useState } from 'react'
import { queryLibrary } from '../../contract/library/library.calls.ts'
import { LIBRARY_PAGE } from '../../contract/library/library.values.ts'
import { LIBRARY_TEXTS } from './checked-library.texts.ts'
import { LibraryCard } from './library-card.tsx'
import { LibraryFields } from './library-fields.tsx'
import { isFilterSet, type LibraryFilter, NO_FILTER, toCriteria } from './library-filter.ts'

/** Filter and page of the list. */
export interface LibraryView {
  readonly filter: LibraryFilter
  readonly current: number
  readonly size: number
}

export const FIRST_VIEW: LibraryView = { filter: NO_FILTER, current: 1, size: LIBRARY_PAGE }

interface LibraryListProps {
  readonly view: LibraryView
  readonly onViewChange: (view: LibraryView) => void
}

/** Shows the entries that match the filter, newest first. */
export function LibraryList({ view, onViewChange }: LibraryListProps) {
  const texts = useTexts(LIBRARY_TEXTS)
  const { filter, current, size } = view
  const [form, setForm] = useState(filter)
  const request = { current, size, queryCriteria: toCriteria(filter) }
  const { data, error, isFetching, refetch } = useAppQuery(
    queryLibrary,
    { body: request },
    { keepPrevious: true },
  )

  function search(nextFilter: LibraryFilter): void {
    setForm(nextFilter)
    onViewChange({ ...view, filter: nextFilter, current: 1 })
    if (nextFilter === filter) void refetch()
  }

  function renderEntries(): ReactNode {
    if (data === undefined) {
      if (error === null || isFetching) return <Skeleton lines={12} />
      return <ErrorState text={failureText(error)} onRetry={() => void refetch()} />
    }
    if (data.records.length === 0) {
      return <EmptyState text={isFilterSet(filter) ? texts.emptyFiltered : texts.empty} />
    }
    return (
      <>
        <ul className="sq-library" aria-label={texts.list}>
          {data.records.map(entry => (
            <li key={entry.id}>
              <LibraryCard entry={entry} />
            </li>
          ))}
        </ul>
        {data.total > LIBRARY_PAGE && (
          <Pager
            page={{ current, size, total: data.total }}
            onPageChange={position => onViewChange({ ...view, ...position })}
          />
        )}
      </>
    )
  }

  return (
    <Page>
      <PageHeader title={texts.title} facts={texts.lead} />
      <FilterBar
        label={texts.filter.label}
        busy={isFetching}
        active={isFilterSet(filter)}
        onSearch={() => search(form)}
        onReset={() => search(NO_FILTER)}
      >
        <LibraryFields filter={form} onChange={part => setForm({ ...form, ...part })} />
      </FilterBar>
      {renderEntries()}
    </Page>
  )
}
