import { HOME_TYPES } from '@apron/contract/limits/home'
import { listMyNotices } from '@apron/contract/operations/system.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { Skeleton } from '@apron/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import { memo, useCallback, useMemo } from 'react'
import { useStore } from 'zustand'
import { DashboardPage } from '../../features/home/dashboard.page.tsx'
import { boxesQuery, indexSetQuery } from '../../features/home/home-queries.ts'
import { authorisedPaths, buildMenu } from '../../features/navigation/menu-rules.ts'
import { lazyPart } from '../../platform/parts/lazy-part.ts'
import { Part } from '../../platform/parts/part.tsx'
import { useAvailabilityContext } from '../routing/shown-menu.ts'
import { openAtSite } from '../session/switch.ts'
import { useShell } from '../shell-context.ts'
import { homeBoxes } from './home-boxes.tsx'
import { useEmptyBoxes } from './use-empty-boxes.ts'

const offlineHome = lazyPart(() => import('./offline-home.tsx'))
const onboarding = lazyPart(() => import('../../features/home/onboarding/onboarding.tsx'))
const originalHome = lazyPart(() => import('./original-home.tsx'))

/** The home page selected by the user; the new one if the setting cannot be loaded (HOME-01). */
export const Home = memo(() => {
  const shell = useShell()
  const availability = useAvailabilityContext()
  const { http } = shell
  const data = useStore(shell.session, session => session.data)
  const menus = data?.menus
  const { installed } = availability
  const menu = useMemo(() => buildMenu(menus ?? [], { installed, showsMissing: false }), [menus, installed])
  const cachedAt = useStore(shell.session, session => session.cachedAt ?? null)
  const isOnline = cachedAt === null
  const choice = useQuery({ ...indexSetQuery(http), enabled: isOnline })
  // Requested in parallel with the setting, because most people use the dashboard.
  const boxes = useQuery({ ...boxesQuery(http), enabled: isOnline && choice.isPending }).data
  const loadNotices = useCallback(() => http.call(listMyNotices), [http])
  const contents = useMemo(
    () => homeBoxes(shell, menu, availability, loadNotices),
    [shell, menu, availability, loadNotices],
  )
  const emptyBoxes = useEmptyBoxes(http, loadNotices, new Set(boxes?.map(({ kind }) => kind)))
  if (data === null) return null
  if (cachedAt !== null)
    return <Part part={offlineHome} props={{ cachedAt }} loading={<Skeleton lines={8} />} />
  const { user, airport, resources } = data
  const paths = authorisedPaths(data.menus)
  const guide = resources.includes(ADMIN_PERMISSIONS.users.view) && (
    <Part part={onboarding} props={{ http, canOpen: (path: string) => paths.has(path) }} />
  )
  const header = {
    onSwitch: (code: string, url: string) => void openAtSite(shell, code, url),
    name: user.name,
    site: { code: airport.airportThreeCode, name: shell.language === 'zh' ? airport.cnName : airport.enName },
  }
  if (choice.isPending) return <Skeleton lines={8} />
  if (choice.data?.type !== HOME_TYPES.original) {
    return (
      <DashboardPage
        {...header}
        http={http}
        menu={menu}
        contents={contents}
        guide={guide}
        kindsWithoutContent={emptyBoxes}
      />
    )
  }
  return (
    <Part
      part={originalHome}
      props={{ ...header, http, menu, guide, loadNotices }}
      loading={<Skeleton lines={8} />}
    />
  )
})
