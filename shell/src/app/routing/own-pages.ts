import { type ComponentType, lazy } from 'react'
import type { LoadOwnPage, OwnPageModule, OwnPageProps } from '../../features/own-pages/own-page.ts'
import { PATHS } from '../../paths.ts'
import { type FetchedCode, fetchedCode } from '../../platform/parts/fetched-code.ts'

/** The pages that the shell draws itself, by path; those of the person's menu are fetched after the first page. */
const LOADERS: Readonly<Record<string, LoadOwnPage>> = {
  [PATHS.favourites]: () => import('../../features/favourites/favourites.page.tsx'),
}

export interface OwnPages {
  /** The page of a path; null when the path is not the shell's own. Of one that could not be fetched another each time. */
  page(path: string): ComponentType<OwnPageProps> | null
  has(path: string): boolean
  /** Those of the named pages that are still to be fetched. */
  notFetched(paths: readonly string[]): FetchedCode<OwnPageModule>[]
}

/** Fetches each page once; one that could not be fetched is tried again the next time it is asked for. */
export function createOwnPages(): OwnPages {
  const codes = new Map(Object.entries(LOADERS).map(([path, load]) => [path, fetchedCode(load, 'asked')]))
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
    has: path => codes.has(path),
    notFetched: paths => paths.flatMap(path => codes.get(path) ?? []).filter(({ fetched }) => !fetched),
  }
}
