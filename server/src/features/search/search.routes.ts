import { listPageNames, queryRecords } from '@apron/contract/search/search.calls'
import { SEARCH_SCHEMAS } from '@apron/contract/search/search.schemas'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { type Menus, pageNames } from './page-names.ts'
import { createRecordSearch, type RecordSearchDeps } from './search.service.ts'

export interface SearchDeps extends RecordSearchDeps {
  readonly menusOf: (userCode: string) => Promise<Menus>
}

/** Serves the portal search: records of applications, and alternative page names. */
export function searchRoutes({ menusOf, ...deps }: SearchDeps): ServerRoute[] {
  const search = createRecordSearch(deps)
  return [
    serveCall(queryRecords, SEARCH_SCHEMAS.queryRecords, ({ body }, context) => search(body.text, context)),
    serveCall(listPageNames, SEARCH_SCHEMAS.listPageNames, async (_, context) =>
      pageNames(await menusOf(callerOf(context).userCode)),
    ),
  ]
}
