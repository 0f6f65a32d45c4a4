import type { Favourite } from '@apron/contract/menus/favourite'
import type { MenuItem } from '@apron/contract/menus/menu-item'
import type { PageNames } from '@apron/contract/search/search'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { favouritesQuery } from '../../features/favourites/favourites-query.ts'
import {
  type AvailabilityContext,
  availabilityOf,
  type Missing,
  missingTarget,
} from '../../features/navigation/availability.ts'
import { buildMenu, type MenuNode } from '../../features/navigation/menu-rules.ts'
import { navigationTexts } from '../../features/navigation/navigation.texts.ts'
import { pageNamesQuery } from '../../features/search/page-names-query.ts'
import { searchTexts } from '../../features/search/search.texts.ts'
import { SearchDialog } from '../../features/search/search-dialog.tsx'
import type { SearchEntry, SearchGroup } from '../../features/search/search-rules.ts'
import { useRecords } from '../../features/search/use-records.ts'
import { tabKey } from '../../features/tabs/tab-rules.ts'
import type { TabState } from '../../features/tabs/visited-view.ts'
import { firstSegment } from '../../paths.ts'
import { applicationTitle, ownTitle, type TitleDeps } from '../routing/page-title.ts'
import { useAvailabilityContext } from '../routing/shown-menu.ts'
import type { Shell } from '../shell.ts'
import { useShell } from '../shell-context.ts'
import { textsOf } from '../texts-of.ts'
import type { OverlayProps } from './overlays.ts'
import { recordEntries } from './record-entries.ts'

/** The user's pages that the search knows. */
interface SearchSources {
  readonly menus: readonly MenuItem[]
  readonly availability: AvailabilityContext
  readonly tabs: TabState
  readonly favourites: readonly Favourite[]
  readonly names: readonly PageNames[]
}

/** Returns the search targets: open tabs by last activation, favourites, recent pages and the whole menu. */
function searchGroups(
  shell: TitleDeps & Pick<Shell, 'storage'>,
  { menus, availability, tabs, favourites: savedFavourites, names }: SearchSources,
): SearchGroup[] {
  const texts = textsOf(shell, searchTexts)
  const { missing: reasons } = textsOf(shell, navigationTexts)
  // The full menu, because pages keep their titles even if their entries are hidden.
  const menu = buildMenu(menus)
  const reasonOf = (missing: Missing | null) => (missing === null ? undefined : reasons[missing])
  const missingAt = (address: string) => missingTarget(address, availability.installed)
  const namesByPage = new Map(names.map(page => [tabKey(page.url), page]))
  const menuEntries = (nodes: readonly MenuNode[], above: readonly string[]): SearchEntry[] =>
    nodes.flatMap(({ href, title, missing, children }) => {
      const place = above.join(' › ')
      const ownEntry =
        href === null ? [] : [{ id: tabKey(href), fullPath: href, title, place, reason: reasonOf(missing) }]
      return [...ownEntry, ...menuEntries(children, [...above, title])]
    })
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
  const recent = shell.storage
    .get('recentPages')
    .filter(
      ({ fullPath }) => tabKey(fullPath) !== activeKey && availabilityOf(fullPath, availability) !== 'hidden',
    )
    .map(({ fullPath, title, language }) => ({
      id: tabKey(fullPath),
      fullPath,
      title: language === shell.language ? title : ownTitle(shell, menu, fullPath),
      place: placeOf(fullPath),
      reason: reasonOf(missingAt(fullPath)),
    }))
  const favourites = savedFavourites.map(({ name, url }) => ({
    id: tabKey(url),
    fullPath: url,
    title: name,
    place: placeOf(url),
    reason: reasonOf(missingAt(url)),
  }))
  const toItems = (entries: readonly SearchEntry[]) =>
    entries.map(entry => ({ ...entry, names: namesByPage.get(entry.id) }))
  return [
    { id: 'open', label: texts.openTabs, entries: toItems(open) },
    { id: 'favourites', label: texts.favourites, entries: toItems(favourites) },
    { id: 'recent', label: texts.recent, entries: toItems(recent) },
    { id: 'menu', label: texts.menu, entries: toItems(menuEntries(buildMenu(menus, availability), [])) },
  ]
}

const NO_FAVOURITES: readonly Favourite[] = []
const NO_NAMES: readonly PageNames[] = []

/** The search across everything this user may open. */
export default function Search({ subject, onClose }: OverlayProps<'search'>) {
  const { scanned } = subject
  const shell = useShell()
  const data = useStore(shell.session, session => session.data)
  const tabs = useStore(shell.tabs)
  const availability = useAvailabilityContext()
  const [query, setQuery] = useState(scanned)
  const site = data?.airport.airportThreeCode ?? ''
  const owner = `${data?.user.code} ${site}`
  // The search also works without favourites, so a failure is not shown.
  const { data: favourites = NO_FAVOURITES } = useQuery(favouritesQuery(shell.http))
  const { data: names = NO_NAMES } = useQuery(pageNamesQuery(shell.http, data?.user.code ?? ''))
  const { records, ...recordState } = useRecords(shell.http, owner, query)
  const groups = useMemo(
    () => searchGroups(shell, { menus: data?.menus ?? [], availability, tabs, favourites, names }),
    [shell, data, availability, tabs, favourites, names],
  )
  const recordGroup = useMemo(
    () => ({
      id: 'records',
      label: textsOf(shell, searchTexts).records,
      entries: recordEntries(records, availability.installed, site),
    }),
    [shell, records, availability, site],
  )
  return (
    <SearchDialog
      key={scanned}
      groups={groups}
      records={recordGroup}
      recordState={recordState}
      scanned={scanned}
      onQueryChange={setQuery}
      onClose={onClose}
      onOpen={({ fullPath }) => {
        onClose()
        shell.navigate(fullPath)
      }}
    />
  )
}
