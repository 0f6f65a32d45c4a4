import type { FirstDays } from '@apron/contract/entities/first-days'
import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'

/** A right that somebody must hold, by its identifier, as the first days name it. */
type NeededRight = FirstDays['unheld'][number] & { readonly identify: string }

/** What somebody must hold so that the work of these applications can begin. */
export function neededRights(apps: readonly AppDefinition[]): readonly NeededRight[] {
  return apps.flatMap(({ name, title: application, rights }) =>
    Object.entries(rights)
      .filter(([, { needed }]) => needed === true)
      .map(([right, { title }]) => ({ identify: `${name}:${right}`, application, right: title })),
  )
}
