import { administration } from '../../features/admin/administration.tsx'
import { ADMIN_PATHS, PATHS } from '../../paths.ts'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import { builtInTexts } from '../services/built-in-texts.ts'

export { administration, builtInTexts }

/** Pages of the administration by path. Those in the user's menu are preloaded after the first page. */
export const ADMIN_PAGES = {
  [ADMIN_PATHS.departments]: lazyModule(
    () => import('../../features/admin/departments/departments.page.tsx'),
    'on-demand',
  ),
  [ADMIN_PATHS.sites]: lazyModule(() => import('../../features/admin/sites/sites.page.tsx'), 'on-demand'),
  [ADMIN_PATHS.translations]: lazyModule(
    () => import('../../features/admin/translations/translations.page.tsx'),
    'on-demand',
  ),
  [ADMIN_PATHS.notices]: lazyModule(
    () => import('../../features/admin/notices/notices.page.tsx'),
    'on-demand',
  ),
  [ADMIN_PATHS.alarms]: lazyModule(() => import('../../features/admin/alarms/alarms.page.tsx'), 'on-demand'),
  [ADMIN_PATHS.subApps]: lazyModule(
    () => import('../../features/admin/sub-apps/sub-apps-admin.page.tsx'),
    'on-demand',
  ),
  [ADMIN_PATHS.operations]: lazyModule(
    () => import('../../features/admin/operations/operations.page.tsx'),
    'on-demand',
  ),
  [ADMIN_PATHS.audit]: lazyModule(() => import('../../features/admin/audit/audit.page.tsx'), 'on-demand'),
  [ADMIN_PATHS.flows]: lazyModule(() => import('../../features/admin/flows/flows.page.tsx'), 'on-demand'),
  [ADMIN_PATHS.menus]: lazyModule(() => import('../../features/admin/menus/menus.page.tsx'), 'on-demand'),
  [ADMIN_PATHS.resources]: lazyModule(
    () => import('../../features/admin/resources/resources.page.tsx'),
    'on-demand',
  ),
  [ADMIN_PATHS.roles]: lazyModule(() => import('../../features/admin/roles/roles.page.tsx'), 'on-demand'),
  [ADMIN_PATHS.changes]: lazyModule(
    () => import('../../features/admin/changes/changes.page.tsx'),
    'on-demand',
  ),
  [ADMIN_PATHS.users]: lazyModule(() => import('../../features/admin/users/users.page.tsx'), 'on-demand'),
} as const

/** Administration pages with a path of their own (§2). */
export const OWN_PATH_PAGES = {
  [PATHS.dictionary]: lazyModule(
    () => import('../../features/admin/dictionary/dictionary.page.tsx'),
    'on-demand',
  ),
  [PATHS.delegation]: lazyModule(
    () => import('../../features/admin/delegations/delegations.page.tsx'),
    'on-demand',
  ),
} as const

/**
 * Wraps an administration page with its own path as an application. Delegations are for everybody, so their
 * help names no permission.
 */
export function ownPathPage(
  path: keyof typeof OWN_PATH_PAGES,
  name: string,
): ReturnType<typeof administration> {
  const kind = path === PATHS.dictionary ? { kind: 'dictionary' as const } : {}
  return administration({ name, builtInTexts, pages: { [path]: OWN_PATH_PAGES[path] }, ...kind })
}
