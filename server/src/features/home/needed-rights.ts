import type { Onboarding } from '@apron/contract/home/onboarding'
import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'

/** A needed permission with its identifier. */
type NeededRight = Onboarding['unheld'][number] & { readonly identify: string }

/** Returns the permissions that somebody must hold before work in these applications can start. */
export function neededRights(apps: readonly AppDefinition[]): readonly NeededRight[] {
  return apps.flatMap(({ name, title: application, rights }) =>
    Object.entries(rights)
      .filter(([, { needed }]) => needed === true)
      .map(([right, { title }]) => ({ identify: `${name}:${right}`, application, right: title })),
  )
}
