import { OWN_PAGE_PATHS } from '@apron/shell/paths'
import { expect, type Page } from '@playwright/test'
import type { ShellPage } from '../../pages/shell-page.ts'
import type { PersonName } from '../people.ts'
import { productApps } from '../servers/product-apps.ts'

/** The only page without a tab. */
export const HOME = '/dashboard'
/** Selector of loading indicators. */
const LOADING = '.ap-skeleton, .ap-spinner, [aria-busy=true]'
/** List pages from whose first link record pages open, and the steps in between. */
const FOUND_ON: Readonly<Record<string, readonly [list: string, ...between: string[]]>> = {
  '/safetyQuality/checkedResult': ['/safetyQuality/checkList'],
  '/safetyQuality/checkTemplateDetail': ['/safetyQuality/checkTemplate'],
  '/safetyQuality/RectificationDetail': ['/safetyQuality/rectificationList'],
  '/safetyQuality/reportDetail': ['/safetyQuality/reportDesk'],
  '/safetyQuality/occurrenceDetail': ['/safetyQuality/occurrenceReports'],
  '/workCard/cardExecute': ['/workCard/cardList'],
  '/safetyQuality/reportSummary': ['/safetyQuality/reportDesk?state=ACTION', '/safetyQuality/reportDetail'],
  '/tools/tool': ['/tools/ledger'],
  '/tools/type': ['/tools/types'],
  '/tools/loan': ['/tools/loans'],
  '/tools/lostReport': ['/tools/lost'],
}
/** Pages that redirect a person who has done nothing yet. */
const LEADS: Readonly<Record<string, string>> = {
  '/safetyQuality/voluntaryReportingCheck': '/safetyQuality/INeedCheck',
}

interface Walk {
  /** Application or shell that owns the pages. */
  readonly name: string
  readonly pages: readonly string[]
  /** A person with the permissions for all of these pages. */
  readonly person: PersonName
}

/** Returns all pages of the product that logged-in people see, by owner. */
export async function allPages(): Promise<readonly Walk[]> {
  const apps = await productApps()
  return [
    { name: 'the shell', pages: [HOME, ...OWN_PAGE_PATHS], person: 'administrator' },
    ...apps.map(({ name, pages }) => ({
      name,
      pages,
      person: 'manager' as const,
    })),
    ...apps
      .filter(({ ofOffice }) => ofOffice.length > 0)
      .map(({ name, ofOffice }) => ({
        name: `the office of ${name}`,
        pages: ofOffice,
        person: 'handler' as const,
      })),
  ]
}

/**
 * Opens a page by its address, or a record page from its list, and waits until it is rendered. A failure is a soft
 * failure of the test.
 */
export async function openPage(page: Page, shell: ShellPage, path: string): Promise<void> {
  const [list, ...between] = FOUND_ON[path] ?? [path]
  await page.goto(list)
  const links = list === path ? [] : [...between, path]
  for (const link of links) await shell.pane.locator(`a[href^="${link}?"]`).first().click()
  await expect.soft(page).toHaveURL(url => url.pathname === (LEADS[path] ?? path))
  const shown = path === HOME ? shell.main : shell.pane
  const drawn = shown.getByRole('heading').or(shown.getByRole('table')).first()
  await expect.soft(drawn, `${path} draws`).toBeVisible()
  await expect.soft(shell.main.locator(LOADING).filter({ visible: true })).toHaveCount(0)
  await expect.soft(shell.main.getByRole('alert'), `${path} says that it failed`).toHaveCount(0)
}
