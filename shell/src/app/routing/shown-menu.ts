import { useTexts } from '@apron/sdk/texts'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { type AvailabilityContext, maySeeMissing } from '../../features/navigation/availability.ts'
import { buildMenu, foldMissing, type MenuNode } from '../../features/navigation/menu-rules.ts'
import { navigationTexts } from '../../features/navigation/navigation.texts.ts'
import { installedPages } from '../../features/sub-apps/manifest/registry.ts'
import { useShell } from '../shell-context.ts'

const NONE: readonly never[] = []

/** Returns what is known about the availability of menu entries. */
export function useAvailabilityContext(): AvailabilityContext {
  const { apps, session } = useShell()
  const { registry } = useStore(apps.registry)
  const resources = useStore(session, ({ data }) => data?.resources ?? NONE)
  return useMemo(
    () => ({
      installed: registry === null ? null : installedPages(registry),
      showsMissing: maySeeMissing(resources),
    }),
    [registry, resources],
  )
}

/** Returns the visible menu: available entries, and for administrators a group of missing ones (MENU-08). */
export function useShownMenu(): readonly MenuNode[] {
  const { session } = useShell()
  const availability = useAvailabilityContext()
  const { group } = useTexts(navigationTexts).missing
  const menus = useStore(session, ({ data }) => data?.menus ?? NONE)
  return useMemo(() => foldMissing(buildMenu(menus, availability), group), [menus, availability, group])
}
