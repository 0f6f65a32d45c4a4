import { administration } from '../../features/admin/administration.tsx'
import { ADMIN_PATHS, PATHS } from '../../paths.ts'
import { fetchedCode } from '../../platform/parts/fetched-code.ts'
import { builtInTexts } from '../services/built-in-texts.ts'

export { administration, builtInTexts }

/** Pages of the administration by path. Those in the user's menu are preloaded after the first page. */
export const ADMIN_PAGES = {
  [ADMIN_PATHS.departments]: fetchedCode(
    () => import('../../features/admin/departments/departments.page.tsx'),
    'asked',
  ),
  [ADMIN_PATHS.sites]: fetchedCode(() => import('../../features/admin/sites/sites.page.tsx'), 'asked'),
  [ADMIN_PATHS.translations]: fetchedCode(
    () => import('../../features/admin/translations/translations.page.tsx'),
    'asked',
  ),
  [ADMIN_PATHS.notices]: fetchedCode(() => import('../../features/admin/notices/notices.page.tsx'), 'asked'),
  [ADMIN_PATHS.alarms]: fetchedCode(() => import('../../features/admin/alarms/alarms.page.tsx'), 'asked'),
  [ADMIN_PATHS.subApps]: fetchedCode(
    () => import('../../features/admin/sub-apps/sub-apps-admin.page.tsx'),
    'asked',
  ),
  [ADMIN_PATHS.operations]: fetchedCode(
    () => import('../../features/admin/operations/operations.page.tsx'),
    'asked',
  ),
  [ADMIN_PATHS.audit]: fetchedCode(() => import('../../features/admin/audit/audit.page.tsx'), 'asked'),
  [ADMIN_PATHS.flows]: fetchedCode(() => import('../../features/admin/flows/flows.page.tsx'), 'asked'),
  [ADMIN_PATHS.menus]: fetchedCode(() => import('../../features/admin/menus/menus.page.tsx'), 'asked'),
  [ADMIN_PATHS.resources]: fetchedCode(
    () => import('../../features/admin/resources/resources.page.tsx'),
    'asked',
  ),
  [ADMIN_PATHS.roles]: fetchedCode(() => import('../../features/admin/roles/roles.page.tsx'), 'asked'),
  [ADMIN_PATHS.changes]: fetchedCode(() => import('../../features/admin/changes/changes.page.tsx'), 'asked'),
  [ADMIN_PATHS.users]: fetchedCode(() => import('../../features/admin/users/users.page.tsx'), 'asked'),
} as const

/** Administration pages with a path of their own (§2). */
export const OWN_PATH_PAGES = {
  [PATHS.dictionary]: fetchedCode(
    () => import('../../features/admin/dictionary/dictionary.page.tsx'),
    'asked',
  ),
  [PATHS.delegation]: fetchedCode(
    () => import('../../features/admin/delegations/delegations.page.tsx'),
    'asked',
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
