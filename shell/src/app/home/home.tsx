import { listNotices } from '@apron/contract/calls/system.calls'
import { HOME_TYPES } from '@apron/contract/limits/home'
import { Skeleton } from '@apron/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import { memo, useMemo } from 'react'
import { useStore } from 'zustand'
import { DashboardPage } from '../../features/home/dashboard.page.tsx'
import { boxesQuery, indexSetQuery } from '../../features/home/home-queries.ts'
import type { MenuNode } from '../../features/navigation/menu-rules.ts'
import { lazyPart } from '../../platform/parts/lazy-part.ts'
import { Part } from '../../platform/parts/part.tsx'
import { useShell } from '../shell-context.ts'
import { homeBoxes } from './home-boxes.tsx'

const originalHome = lazyPart(() => import('./original-home.tsx'))

/** The home page that the person has chosen; when the choice cannot be read, the new one (HOME-01). */
export const Home = memo(({ menu }: { readonly menu: readonly MenuNode[] }) => {
  const shell = useShell()
  const { http } = shell
  const data = useStore(shell.session, session => session.data)
  const choice = useQuery(indexSetQuery(http))
  // Asked together with the choice: most people have the dashboard.
  useQuery({ ...boxesQuery(http), enabled: choice.isPending })
  const loadNotices = useMemo(
    () => async () => shell.boot.notices.take(shell.language) ?? (await http.call(listNotices)),
    [shell, http],
  )
  const contents = useMemo(() => homeBoxes(shell, menu, loadNotices), [shell, menu, loadNotices])
  if (data === null) return null
  const { user, airport } = data
  const head = {
    name: user.name,
    site: { code: airport.airportThreeCode, name: shell.language === 'zh' ? airport.cnName : airport.enName },
  }
  if (choice.isPending) return <Skeleton lines={8} />
  if (choice.data?.type !== HOME_TYPES.original) {
    return <DashboardPage {...head} http={http} contents={contents} />
  }
  return <Part part={originalHome} props={{ ...head, menu, loadNotices }} loading={<Skeleton lines={8} />} />
})
