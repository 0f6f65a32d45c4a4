import { useStore } from 'zustand'
import { HomePage, type HomePageProps } from '../../features/home/home.page.tsx'
import type { VisitedView } from '../../features/tabs/visited-view.ts'
import { useShell } from '../shell-context.ts'

/** The original home page with the open tabs, most recently active first. */
export default function OriginalHome(props: Omit<HomePageProps, 'open'>) {
  const { tabs } = useShell()
  const { views, history } = useStore(tabs)
  const openTabs = history
    .toReversed()
    .map(key => views.find(view => view.key === key))
    .filter((view): view is VisitedView => view !== undefined && !view.meta.affix)
  return <HomePage {...props} open={openTabs} />
}
