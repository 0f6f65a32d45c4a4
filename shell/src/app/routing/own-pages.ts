import type { Language } from '@apron/contract/entities/language'
import type { i18n } from 'i18next'
import { type ComponentType, lazy } from 'react'
import type { LoadOwnPage, OwnPageModule, OwnPageProps } from '../../features/own-pages/own-page.ts'
import { ADMIN_PATHS, PATHS } from '../../paths.ts'
import { addTexts } from '../../platform/i18n/add-texts.ts'
import { type FetchedCode, fetchedCode } from '../../platform/parts/fetched-code.ts'

/** The pages that the shell draws itself, by path; those of the person's menu are fetched after the first page. */
const LOADERS: Readonly<Record<string, LoadOwnPage>> = {
  [PATHS.favourites]: () => import('../../features/favourites/favourites.page.tsx'),
  [ADMIN_PATHS.departments]: () => import('../../features/admin/departments/departments.page.tsx'),
  [ADMIN_PATHS.sites]: () => import('../../features/admin/sites/sites.page.tsx'),
  [ADMIN_PATHS.translations]: () => import('../../features/admin/translations/translations.page.tsx'),
  [ADMIN_PATHS.notices]: () => import('../../features/admin/notices/notices.page.tsx'),
  [ADMIN_PATHS.subApps]: () => import('../../features/admin/sub-apps/sub-apps-admin.page.tsx'),
  [ADMIN_PATHS.operations]: () => import('../../features/admin/operations/operations.page.tsx'),
  [ADMIN_PATHS.audit]: () => import('../../features/admin/audit/audit.page.tsx'),
  [ADMIN_PATHS.menus]: () => import('../../features/admin/menus/menus.page.tsx'),
  [ADMIN_PATHS.resources]: () => import('../../features/admin/resources/resources.page.tsx'),
  [ADMIN_PATHS.roles]: () => import('../../features/admin/roles/roles.page.tsx'),
  [ADMIN_PATHS.changes]: () => import('../../features/admin/changes/changes.page.tsx'),
  [ADMIN_PATHS.users]: () => import('../../features/admin/users/users.page.tsx'),
}

export interface OwnPages {
  /** The page of a path; null when the path is not the shell's own. Of one that could not be fetched another each time. */
  page(path: string): ComponentType<OwnPageProps> | null
  /** Those of the named pages that are still to be fetched. */
  notFetched(paths: readonly string[]): FetchedCode<OwnPageModule>[]
}

/** Fetches each page once, with its texts; one that could not be fetched is tried again the next time it is asked for. */
export function createOwnPages(instance: i18n, language: Language): OwnPages {
  const codes = new Map(
    Object.entries(LOADERS).map(([path, load]) => [
      path,
      fetchedCode(async () => {
        const module = await load()
        if (module.texts !== undefined) addTexts(instance, language, module.texts)
        return module
      }, 'asked'),
    ]),
  )
  const pages = new Map<string, ComponentType<OwnPageProps>>()

  function lazyPage(path: string, code: FetchedCode<OwnPageModule>): ComponentType<OwnPageProps> {
    return lazy(async () => {
      try {
        return await code.get()
      } catch (error) {
        pages.delete(path)
        throw error
      }
    })
  }

  return {
    page(path) {
      const code = codes.get(path)
      if (code === undefined) return null
      const page = pages.get(path) ?? lazyPage(path, code)
      pages.set(path, page)
      return page
    },
    notFetched: paths => paths.flatMap(path => codes.get(path) ?? []).filter(({ fetched }) => !fetched),
  }
}
