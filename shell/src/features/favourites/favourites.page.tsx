import type { Favourite } from '@apron/contract/menus/favourite'
import { listFavourites, removeFavourite } from '@apron/contract/menus/favourite.calls'
import { ListPage, text, useWholeList } from '@apron/pages/list'
import { fillText, useHost, useTexts } from '@apron/sdk'
import { useAction, useAppCache } from '@apron/sdk/query'
import { TextField } from '@apron/ui/fields'
import { matchingFavourites } from './favourite-rules.ts'
import { favouriteColumns } from './favourites.columns.tsx'
import { favouritesTexts } from './favourites.texts.ts'

const FILTER = { words: text() }
const SORT_VALUES = {
  name: ({ name }: Favourite) => name,
  url: ({ url }: Favourite) => url,
  created: ({ createTime }: Favourite) => createTime,
}

/** The user's favourites: search, open, delete (FAV-02). */
export default function FavouritesPage() {
  const texts = useTexts(favouritesTexts)
  const host = useHost()
  const cache = useAppCache()
  const list = useWholeList({
    code: 'AQ_shell_favourites',
    call: listFavourites,
    filter: FILTER,
    rowsOf: (favourites: readonly Favourite[], { words }) => matchingFavourites(favourites, words),
    sortValues: SORT_VALUES,
  })
  const removing = useAction(removeFavourite, { done: texts.deleted })

  async function remove({ id, name }: Favourite): Promise<void> {
    const sure = await host.confirm({
      title: texts.deleteTitle,
      message: fillText(texts.deleteQuestion, { name }),
      confirmLabel: texts.delete,
    })
    if (!sure) return
    await removing.run({ params: { id } })
    // Also after a failure: another window may have deleted it.
    await cache.invalidate([listFavourites])
  }

  return (
    <ListPage
      list={list}
      title={texts.title}
      columns={favouriteColumns(favourite => void remove(favourite))}
      rowKey={({ id }) => id}
      rowLink={({ url }) => `/${url.slice(1)}`}
      renderFilter={({ words }, change) => (
        <TextField
          label={texts.search}
          type="search"
          maxLength={100}
          value={words}
          onChange={wanted => change({ words: wanted })}
        />
      )}
      empty={texts.empty}
      emptyFiltered={texts.noMatch}
    />
  )
}
