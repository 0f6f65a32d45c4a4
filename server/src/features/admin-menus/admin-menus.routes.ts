import {
  deleteAdminMenu,
  getAdminMenus,
  importMenus as importMenusCall,
  moveAdminMenu,
  saveAdminMenu,
} from '@apron/contract/calls/admin-menu.calls'
import { ADMIN_MENU_SCHEMAS } from '@apron/contract/calls/admin-menu.schemas'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { askingPerson } from '../../platform/http/asking-person.ts'
import { exchangeOf } from '../../platform/http/call-session.ts'
import type { SecurityAudit, SecurityEvent } from '../../platform/log/security-audit.ts'
import type { RightsGuard } from '../rights/rights-guard.ts'
import { allMenus, rightTitles } from './admin-menus.store.ts'
import { deleteMenu, moveMenu, saveMenu, toAdminMenu } from './change-menus.service.ts'
import { importMenus } from './import-menus.service.ts'

export interface AdminMenusDeps {
  readonly db: Kysely<unknown>
  readonly audit: SecurityAudit
  readonly guard: Pick<RightsGuard, 'facts' | 'require'>
}

export function adminMenusRoutes({ db, audit, guard }: AdminMenusDeps): ServerRoute[] {
  const note = (
    store: Kysely<unknown>,
    context: CallContext,
    event: Omit<SecurityEvent, 'userCode' | 'address'>,
  ) => audit({ ...event, userCode: callerOf(context).userCode, address: exchangeOf(context).address }, store)

  return [
    serveCall(getAdminMenus, ADMIN_MENU_SCHEMAS.getAdminMenus, async (_input, context) => ({
      entries: (await allMenus(db)).map(toAdminMenu),
      resources: await rightTitles(db, context.language),
    })),
    serveCall(saveAdminMenu, ADMIN_MENU_SCHEMAS.saveAdminMenu, async ({ body }, context) => {
      return await inTransaction(db, async transaction => {
        const entry = await saveMenu(transaction, body, askingPerson(context), guard)
        await note(transaction, context, { event: 'menu changed', target: entry.url || entry.nameEn })
        return entry
      })
    }),
    serveCall(moveAdminMenu, ADMIN_MENU_SCHEMAS.moveAdminMenu, async ({ body }) => {
      await moveMenu(db, body)
      return null
    }),
    serveCall(deleteAdminMenu, ADMIN_MENU_SCHEMAS.deleteAdminMenu, async ({ body }, context) => {
      return await inTransaction(db, async transaction => {
        const entry = await deleteMenu(transaction, body, askingPerson(context), guard)
        await note(transaction, context, { event: 'menu deleted', target: entry.url || entry.nameEn })
        return null
      })
    }),
    serveCall(importMenusCall, ADMIN_MENU_SCHEMAS.importMenus, async ({ body }, context) => {
      return await inTransaction(db, async transaction => {
        const report = await importMenus(transaction, body, askingPerson(context), guard)
        const count = report.added + report.changed
        if (report.done) await note(transaction, context, { event: 'menus imported', count })
        return report
      })
    }),
  ]
}
