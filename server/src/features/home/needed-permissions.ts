import type { Onboarding } from '@apron/contract/home/onboarding'
import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'

/** A needed permission with its identifier. */
type NeededPermission = Onboarding['unheld'][number] & { readonly identify: string }

/** Returns the permissions that somebody must hold before work in these applications can start. */
export function neededPermissions(apps: readonly AppDefinition[]): readonly NeededPermission[] {
  return apps.flatMap(({ name, title: application, rights }) =>
    Object.entries(rights)
      .filter(([, { needed }]) => needed === true)
      .map(([permission, { title }]) => ({ identify: `${name}:${permission}`, application, right: title })),
  )
}
