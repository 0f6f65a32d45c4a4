import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { AppEntries } from '../../features/organisation/organisation.ts'
import type { OfferKind } from './app-offers.tables.ts'

/** A page that may be added to the menu. */
export interface OfferedPage extends Required<AppEntries['pages'][number]> {
  readonly app: string
}

export interface OfferedPermission {
  readonly app: string
  readonly identify: string
  readonly url: string
  readonly title: TextPair
}

export interface Offers {
  readonly pages: readonly OfferedPage[]
  readonly rights: readonly OfferedPermission[]
}

/** Returns the offers of an application to administrators: menu pages and permissions. */
export function offersOf({ name, pages, rights }: AppDefinition): Offers {
  return {
    pages: Object.entries(pages).flatMap(([path, { menu, only, title }]) =>
      menu === undefined
        ? []
        : [
            {
              app: name,
              url: `/${name}${path}`,
              title,
              hidden: menu === 'hidden',
              identify: only === undefined ? null : `${name}:${only}`,
            },
          ],
    ),
    rights: Object.entries(rights).map(([right, { page, title }]) => ({
      app: name,
      identify: `${name}:${right}`,
      url: `/${name}${page}`,
      title,
    })),
  }
}

/** Returns one row of {@link AppOffersTables} as text. */
export const offerName = (kind: OfferKind, key: string): string => `${kind} ${key}`

/** Returns what was never offered before. @param before by {@link offerName} */
export function newOffers({ pages, rights }: Offers, before: ReadonlySet<string>): Offers {
  return {
    pages: pages.filter(({ url }) => !before.has(offerName('page', url))),
    rights: rights.filter(({ identify }) => !before.has(offerName('right', identify))),
  }
}
