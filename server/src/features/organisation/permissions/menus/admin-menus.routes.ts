import type { AdminMenu } from '@apron/contract/menus/admin-menu'
import {
  deleteAdminMenu,
  getAdminMenus,
  importMenus as importMenusCall,
  moveAdminMenu,
  saveAdminMenu,
} from '@apron/contract/menus/admin-menu.calls'
import { ADMIN_MENU_SCHEMAS } from '@apron/contract/menus/admin-menu.schemas'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import type { Audited } from '../../../../platform/log/audited.ts'
import type { PermissionGuard } from '../changes/permission-guard.ts'
import { allMenus, permissionTitles } from './admin-menus.store.ts'
import { deleteMenu, moveMenu, saveMenu, toAdminMenu } from './change-menus.service.ts'
import { importMenus } from './import-menus.service.ts'

export interface AdminMenusDeps {
  readonly db: Kysely<unknown>
  readonly audited: Audited
  readonly guard: Pick<PermissionGuard, 'facts' | 'require'>
}

export function adminMenusRoutes({ db, audited, guard }: AdminMenusDeps): ServerRoute[] {
  return [
    serveCall(getAdminMenus, ADMIN_MENU_SCHEMAS.getAdminMenus, async (_input, context) => ({
      entries: (await allMenus(db)).map(toAdminMenu),
      resources: await permissionTitles(db, context.language),
    })),
    serveCall(
      saveAdminMenu,
      ADMIN_MENU_SCHEMAS.saveAdminMenu,
      async ({ body }, context) =>
        await audited(
          context,
          (transaction, by) => saveMenu(transaction, body, by, guard),
          entry => ({ event: 'menu changed', target: nameOf(entry) }),
        ),
    ),
    serveCall(moveAdminMenu, ADMIN_MENU_SCHEMAS.moveAdminMenu, async ({ body }, context) => {
      await audited(
        context,
        transaction => moveMenu(transaction, body),
        entry => entry && { event: 'menu changed', target: nameOf(entry) },
      )
      return null
    }),
    serveCall(deleteAdminMenu, ADMIN_MENU_SCHEMAS.deleteAdminMenu, async ({ body }, context) => {
      await audited(
        context,
        (transaction, by) => deleteMenu(transaction, body, by, guard),
        entry => ({ event: 'menu deleted', target: nameOf(entry) }),
      )
      return null
    }),
    serveCall(
      importMenusCall,
      ADMIN_MENU_SCHEMAS.importMenus,
      async ({ body }, context) =>
        await audited(
          context,
          (transaction, by) => importMenus(transaction, body, by, guard),
          ({ done, added, changed }) => (done ? { event: 'menus imported', count: added + changed } : null),
        ),
    ),
  ]
}

/** Returns the name of an entry in the audit: its page, or the group's name. */
function nameOf({ url, nameEn }: AdminMenu): string {
  return url || nameEn
}
