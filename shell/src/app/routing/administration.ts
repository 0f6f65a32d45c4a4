import type { BuiltInApp } from '../../features/sub-apps/built-in-app.ts'
import { ADMIN_PATHS, firstSegment } from '../../paths.ts'
import { type FetchedCode, fetchedCode } from '../../platform/parts/fetched-code.ts'
import { builtInTexts } from '../services/built-in-texts.ts'

const code = fetchedCode(() => import('../../features/admin/administration.tsx'), 'asked')

/** The pages of the administration, by path; those of the person's menu are fetched after the first page. */
const PAGES = {
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
  [ADMIN_PATHS.menus]: fetchedCode(() => import('../../features/admin/menus/menus.page.tsx'), 'asked'),
  [ADMIN_PATHS.resources]: fetchedCode(
    () => import('../../features/admin/resources/resources.page.tsx'),
    'asked',
  ),
  [ADMIN_PATHS.roles]: fetchedCode(() => import('../../features/admin/roles/roles.page.tsx'), 'asked'),
  [ADMIN_PATHS.changes]: fetchedCode(() => import('../../features/admin/changes/changes.page.tsx'), 'asked'),
  [ADMIN_PATHS.users]: fetchedCode(() => import('../../features/admin/users/users.page.tsx'), 'asked'),
} as const

const NAME = firstSegment(ADMIN_PATHS.users)

/** The administration: an application like others, but shipped with the shell, so that it works when no registry does. */
export const ADMINISTRATION: BuiltInApp = {
  manifest: {
    name: NAME,
    version: '1.0.0',
    tabs: 'multi',
    // Each page opens for whom the menu leads there, and is called as its entry is.
    titles: {},
    keepAlive: Object.keys(PAGES),
    confirmClose: [],
  },
  async module() {
    const { administration } = await code.get()
    return administration({ name: NAME, pages: PAGES, builtInTexts })
  },
}

/** What is still to be fetched for those of the named pages that are the administration's. */
export function administrationNotFetched(paths: readonly string[]): FetchedCode<unknown>[] {
  const pages = new Map<string, FetchedCode<unknown>>(Object.entries(PAGES))
  const wanted = paths.flatMap(path => pages.get(path) ?? [])
  return (wanted.length === 0 ? [] : [code, ...wanted]).filter(({ fetched }) => !fetched)
}
