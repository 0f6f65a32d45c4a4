import { listMenus } from '@apron/contract/sign-in/auth.calls'
import { AUTH_SCHEMAS } from '@apron/contract/sign-in/auth.schemas'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { menuTree } from './menus.rules.ts'
import { menuEntries } from './menus.store.ts'

export function menusRoutes({ db }: { readonly db: Kysely<unknown> }): ServerRoute[] {
  return [
    serveCall(listMenus, AUTH_SCHEMAS.listMenus, async (_input, context) =>
      menuTree(await menuEntries(db, callerOf(context).userCode), context.language),
    ),
  ]
}
