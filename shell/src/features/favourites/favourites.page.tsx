import { removeFavourite } from '@apron/contract/calls/favourite.calls'
import type { Favourite } from '@apron/contract/entities/favourite'
import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { toast } from '@apron/ui/feedback'
import { TextField } from '@apron/ui/fields'
import { IconTrash } from '@apron/ui/icons'
import { FilterBar, Page, PageHeader } from '@apron/ui/page'
import { DataTable, useSavedColumns } from '@apron/ui/table'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useMissingText } from '../../platform/http/use-failure-text.ts'
import type { OwnPageProps } from '../own-pages/own-page.ts'
import { matchingFavourites } from './favourite-rules.ts'
import { COLUMN_NAMES, favouriteColumns } from './favourites.columns.tsx'
import { favouritesTexts } from './favourites.texts.ts'
import { favouritesQuery } from './favourites-query.ts'

/** All favourites of the person: found, opened, deleted (FAV-02). */
export default function FavouritesPage({ services }: OwnPageProps) {
  const texts = useTexts(favouritesTexts)
  const missing = useMissingText()
  const { http } = services
  const queries = useQueryClient()
  const favourites = useQuery(favouritesQuery(http))
  const [text, setText] = useState('')
  const [applied, setApplied] = useState('')
  const columnProps = useSavedColumns(COLUMN_NAMES, {
    customCode: 'AQ_shell_favourites',
    store: services.columns,
  })
  const rows = useMemo(() => matchingFavourites(favourites.data ?? [], applied), [favourites.data, applied])

  const columns = useMemo(() => {
    async function remove({ id, name }: Favourite): Promise<void> {
      const sure = await services.confirm({
        title: texts.deleteTitle,
        message: fillText(texts.deleteQuestion, { name }),
        confirmLabel: texts.delete,
        cancelLabel: texts.cancel,
      })
      if (!sure) return
      const { queryKey } = favouritesQuery(http)
      try {
        await http.call(removeFavourite, { params: { id } })
        toast.success(texts.deleted)
      } finally {
        // Also when it failed: another window may have deleted it.
        await queries.invalidateQueries({ queryKey })
      }
    }
    return favouriteColumns(favourite => (
      <Button
        size="small"
        kind="plain"
        icon={<IconTrash size={18} stroke={1.5} />}
        aria-label={fillText(texts.deleteOne, { name: favourite.name })}
        // The client has told the person what went wrong.
        onClick={() => void remove(favourite).catch(() => undefined)}
      >
        {texts.delete}
      </Button>
    ))
  }, [services, http, queries, texts])

  function show(wanted: string) {
    setText(wanted)
    setApplied(wanted)
  }

  const filtered = applied.trim() !== ''
  return (
    <Page>
      <PageHeader title={texts.title} />
      <FilterBar label={texts.filter} onSearch={() => show(text)} onReset={() => show('')}>
        <TextField label={texts.search} type="search" maxLength={100} value={text} onChange={setText} />
      </FilterBar>
      <DataTable
        label={texts.title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        state={favourites.isPending ? 'loading' : favourites.isError ? 'failed' : 'ready'}
        {...(favourites.isError ? { errorText: missing(texts.failed, favourites.error) } : {})}
        onRetry={() => void favourites.refetch()}
        emptyText={filtered ? texts.noMatch : texts.empty}
        emptyAction={filtered ? <Button onClick={() => show('')}>{texts.showAll}</Button> : undefined}
        {...columnProps}
        exportRows={() => rows}
        pinnedScrollbar
        rowHref={({ url }) => url}
        onRowOpen={({ url }) => services.navigate(url)}
      />
    </Page>
  )
}
