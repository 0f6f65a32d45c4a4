import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'
import { addAppMenu, roleCodes } from '../../features/rights/rights.ts'
import type { VersionChooser } from '../../features/sub-apps/choose-version.ts'
import { type ListDeps, listSubApps } from '../../features/sub-apps/list-sub-apps.ts'
import { OperatorError } from '../../platform/config/operator-error.ts'
import { listText } from './list-text.ts'
import { operatorTexts } from './operator-texts.ts'
import type { Wish } from './wish.ts'

export interface WishDeps extends ListDeps {
  readonly chooser: VersionChooser
}

/** Does what an operator wants and says so. @throws OperatorError when it cannot be done */
export type GrantWish = (request: AppRequest) => Promise<TextPair>

export interface AppRequest {
  readonly wish: Wish
  readonly account: string
}

export function createGrantWish(deps: WishDeps): GrantWish {
  const { chooser, database } = deps
  return async ({ wish, account }) => {
    const by = { userCode: `terminal:${account}` }
    switch (wish.do) {
      case 'list':
        return listText(await listSubApps(deps))
      case 'use':
        return operatorTexts.used(wish.name, wish.version, await chooser.use(wish.name, wish.version, by))
      case 'follow':
        return operatorTexts.follows(wish.name, await chooser.follow(wish.name, by))
      case 'switch':
        await chooser.setEnabled(wish.name, wish.enabled, by)
        return operatorTexts.switched(wish.name, wish.enabled)
      case 'placed': {
        const first = await chooser.placed(wish.name, wish.version, by)
        return operatorTexts[first ? 'placedFirst' : 'placed'](wish.name, wish.version)
      }
      default:
        return await makeMenu(database, deps, wish)
    }
  }
}

async function makeMenu(
  database: Kysely<unknown>,
  { chooser, catalogue }: WishDeps,
  { name, roles, title }: Extract<Wish, { do: 'menu' }>,
): Promise<TextPair> {
  const known = await roleCodes(database)
  const wanted = [...new Set(roles.map(role => role.toUpperCase().replaceAll('-', '_')))]
  const unknown = wanted.filter(role => !known.includes(role))
  if (unknown.length > 0) throw new OperatorError(operatorTexts.unknownRoles(unknown, known))
  const version = await chooser.active(name)
  const found = await catalogue.version(name, version)
  if (found === null) throw new OperatorError(operatorTexts.activeBroken(name, version))
  const pages = pagesOf(found.manifest)
  if (pages.length === 0) throw new OperatorError(operatorTexts.noPages(name, version))
  const { entries, grants } = await addAppMenu(database, { name, title, pages, roleCodes: wanted })
  return operatorTexts.menuMade(name, wanted, entries, grants)
}

/** The titled pages of an application; one that is not its own would open another application (NAV-12). */
function pagesOf({ name, titles }: SubAppManifest): { url: string; title: TextPair }[] {
  return Object.entries(titles)
    .filter(([url]) => url.startsWith(`/${name}/`))
    .map(([url, title]) => ({ url, title }))
}
