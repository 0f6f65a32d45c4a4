import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import { PLANNED_APPS } from './data/planned-apps.data.ts'

/** Adds the planned applications without a server part, in menu order. */
export function withPlannedApps(apps: readonly AppDefinition[]): AppDefinition[] {
  const built = new Set(apps.map(({ name }) => name))
  return [...apps, ...PLANNED_APPS.filter(({ name }) => !built.has(name))].toSorted(
    (a, b) => placeOf(a) - placeOf(b),
  )
}

function placeOf({ menuPlace = Number.MAX_SAFE_INTEGER }: AppDefinition): number {
  return menuPlace
}
