import type { Favourite } from '@apron/contract/entities/favourite'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { favouritesQuery } from '../../features/favourites/favourites-query.ts'
import { type MenuNode, menuOf } from '../../features/navigation/menu-rules.ts'
import { searchTexts } from '../../features/search/search.texts.ts'
import { SearchDialog } from '../../features/search/search-dialog.tsx'
import type { SearchEntry, SearchGroup } from '../../features/search/search-rules.ts'
import { tabKey } from '../../features/tabs/tab-rules.ts'
import type { TabState } from '../../features/tabs/visited-view.ts'
import { firstSegment } from '../../paths.ts'
import { applicationTitle, ownTitle } from '../routing/page-title.ts'
import type { Shell } from '../shell.ts'
import { useShell } from '../shell-context.ts'
import { textsOf } from '../texts-of.ts'
import type { OverlayProps } from './overlay.ts'

function menuEntries(nodes: readonly MenuNode[], above: readonly string[]): SearchEntry[] {
  return nodes.flatMap(({ href, title, children }) => {
    const own = href === null ? [] : [{ id: tabKey(href), fullPath: href, title, place: above.join(' › ') }]
    return [...own, ...menuEntries(children, [...above, title])]
  })
}

/** Where somebody may want to go: the open tabs, the latest first, favourites, recent pages, the whole menu. */
function searchGroups(
  shell: Shell,
  menu: readonly MenuNode[],
  tabs: TabState,
  kept: readonly Favourite[],
): SearchGroup[] {
  const texts = textsOf(shell, searchTexts)
  const { views, history, activeKey } = tabs
  const placeOf = (fullPath: string) => applicationTitle(menu, firstSegment(fullPath))
  const lastActive = (key: string) => history.indexOf(key)
  const open = views
    .filter(({ key }) => key !== activeKey)
    .toSorted((one, other) => lastActive(other.key) - lastActive(one.key))
    .map(({ key, fullPath, title, meta }) => ({
      id: key,
      fullPath,
      title,
      place: meta.affix ? '' : placeOf(fullPath),
    }))
  const recent = shell.boot.storage
    .get('recentPages')
    .filter(({ fullPath }) => tabKey(fullPath) !== activeKey)
    .map(({ fullPath, title, language }) => ({
      id: tabKey(fullPath),
      fullPath,
      title: language === shell.language ? title : ownTitle(shell, menu, fullPath),
      place: placeOf(fullPath),
    }))
  const favourites = kept.map(({ name, url }) => ({
    id: tabKey(url),
    fullPath: url,
    title: name,
    place: placeOf(url),
  }))
  return [
    { id: 'open', label: texts.openTabs, entries: open },
    { id: 'favourites', label: texts.favourites, entries: favourites },
    { id: 'recent', label: texts.recent, entries: recent },
    { id: 'menu', label: texts.menu, entries: menuEntries(menu, []) },
  ]
}

const NO_FAVOURITES: readonly Favourite[] = []

/** The search over what this person may open. */
export default function Search({ onClose }: OverlayProps<'search'>) {
  const shell = useShell()
  const data = useStore(shell.session, session => session.data)
  const tabs = useStore(shell.tabs)
  // Without them the search is as good as before: a failure is not worth a word here.
  const { data: favourites = NO_FAVOURITES } = useQuery(favouritesQuery(shell.http))
  const groups = useMemo(
    () => searchGroups(shell, menuOf(data?.menus ?? []), tabs, favourites),
    [shell, data, tabs, favourites],
  )
  return (
    <SearchDialog
      groups={groups}
      onClose={onClose}
      onOpen={({ fullPath }) => {
        onClose()
        shell.navigate(fullPath)
      }}
    />
  )
}
