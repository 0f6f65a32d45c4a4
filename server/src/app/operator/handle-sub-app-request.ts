import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'
import { addAppMenu, roleCodes } from '../../features/organisation/organisation.ts'
import type { VersionChooser } from '../../features/sub-apps/choose-version.ts'
import { type ListDeps, listSubApps } from '../../features/sub-apps/list-sub-apps.ts'
import { OperatorError } from '../../platform/config/operator-error.ts'
import { listText } from './list-text.ts'
import type { SubAppRequest } from './operator-request.ts'
import { operatorTexts } from './operator-texts.ts'

export interface SubAppRequestDeps extends ListDeps {
  readonly chooser: VersionChooser
}

/** Executes an operator's request and returns the message. @throws OperatorError if it fails */
export type HandleSubAppRequest = (request: SubAppRequest, account: string) => Promise<TextPair>

export function createHandleSubAppRequest(deps: SubAppRequestDeps): HandleSubAppRequest {
  const { chooser, database } = deps
  return async (request, account) => {
    const by = { userCode: `terminal:${account}` }
    switch (request.do) {
      case 'list':
        return listText(await listSubApps(deps))
      case 'use':
        return operatorTexts.used(
          request.name,
          request.version,
          await chooser.use(request.name, request.version, by),
        )
      case 'follow':
        return operatorTexts.follows(request.name, await chooser.follow(request.name, by))
      case 'switch':
        await chooser.setEnabled(request.name, request.enabled, by)
        return operatorTexts.switched(request.name, request.enabled)
      case 'placed': {
        const first = await chooser.placed(request.name, request.version, by)
        return operatorTexts[first ? 'placedFirst' : 'placed'](request.name, request.version)
      }
      default:
        return await addToMenu(database, deps, request)
    }
  }
}

async function addToMenu(
  database: Kysely<unknown>,
  { chooser, catalogue }: SubAppRequestDeps,
  { name, roles, title }: Extract<SubAppRequest, { do: 'menu' }>,
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

/** Returns the titled pages of an application. A path outside it would open another application (NAV-12). */
function pagesOf({ name, titles }: SubAppManifest): { url: string; title: TextPair }[] {
  return Object.entries(titles)
    .filter(([url]) => url.startsWith(`/${name}/`))
    .map(([url, title]) => ({ url, title }))
}
