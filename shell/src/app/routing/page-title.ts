import { PUBLIC_REPORTING_PAGES } from '@apron/contract/rules/menus/reporting-pages'
import { type MenuNode, pagesOf } from '../../features/navigation/menu-rules.ts'
import { navigationTexts } from '../../features/navigation/navigation.texts.ts'
import { firstSegment, PATHS } from '../../paths.ts'
import type { Shell } from '../shell.ts'
import { textsOf } from '../texts-of.ts'

/** Returns the title of an application: its menu entry, or its name. */
export function applicationTitle(menu: readonly MenuNode[], app: string): string {
  const isOfApp = (node: MenuNode): boolean =>
    (node.href !== null && firstSegment(node.href) === app) || node.children.some(isOfApp)
  return menu.find(isOfApp)?.title ?? app
}

type ReportingPage = (typeof PUBLIC_REPORTING_PAGES)[number]

/** Titles of public pages, which have neither a menu entry nor a manifest. */
const PUBLIC_TITLES = {
  '/safetyQuality/checkedLibrary': 'checkedLibrary',
  '/safetyQuality/voluntaryReportingHome': 'voluntaryReportingHome',
  '/safetyQuality/INeedReport': 'INeedReport',
  '/safetyQuality/INeedCheck': 'INeedCheck',
  '/safetyQuality/voluntaryReportingCheck': 'voluntaryReportingCheck',
  '/safetyQuality/SubmitResults': 'SubmitResults',
} as const satisfies Record<ReportingPage, keyof typeof navigationTexts>

function publicTitle(shell: Pick<Shell, 'texts'>, path: string): string | undefined {
  const page = PUBLIC_REPORTING_PAGES.find(known => known === path)
  return page && textsOf(shell, navigationTexts)[PUBLIC_TITLES[page]]
}

/** Parts of the shell that page titles come from. */
export type TitleDeps = Pick<Shell, 'apps' | 'language' | 'texts'>

/** Returns a page's own title: from its menu entry, its application's manifest, or the application's name. */
export function ownTitle(shell: TitleDeps, menu: readonly MenuNode[], fullPath: string): string {
  const path = fullPath.split(/[?#]/, 1)[0] ?? ''
  if (path === PATHS.dashboard) return textsOf(shell, navigationTexts).homeTitle
  const app = firstSegment(path)
  const entry = pagesOf(menu).find(page => page.href?.split(/[?#]/, 1)[0] === path)
  return (
    entry?.title ??
    shell.apps.loaded(app)?.manifest.titles[path]?.[shell.language] ??
    publicTitle(shell, path) ??
    applicationTitle(menu, app)
  )
}
