import { OWN_PAGE_PATHS } from '@apron/shell/paths'
import { foreignWords } from '../../harness/page-language.ts'
import { expect, test } from '../../harness/portal-test.ts'
import { productApps } from '../../harness/product-apps.ts'
import { seriousViolations } from '../../harness/serious-violations.ts'
import { smallTargets } from '../../harness/small-targets.ts'
import { tooWide } from '../../harness/too-wide.ts'

/** WCAG asks for 24; a finger for this much. */
const FINGER_PX = 44
/** Narrower windows are tablets. */
const TABLET_PX = 900

/** What stands where something is still asked for. */
const LOADING = '.ap-skeleton, .ap-spinner, [aria-busy=true]'
/** The only page without a tab. */
const HOME = '/dashboard'
/** Pages that show one record: the page with a list whose first link leads to one. */
const FOUND_ON: Readonly<Record<string, string>> = {
  '/safetyQuality/checkedResult': '/safetyQuality/checkList',
}

/** Pages that show names in both languages side by side, and codes of programs. */
const SHOWS_NAMES: ReadonlySet<string> = new Set([
  '/admin/roles',
  '/admin/menus',
  '/admin/resources',
  '/admin/departments',
  '/admin/sites',
  '/admin/translations',
  '/admin/notices',
  '/admin/subApps',
  // Codes of rights and applications that somebody has changed.
  '/admin/audit',
])
/** The calls that answer these names. */
const NAMES_CALL = /\/api\/system\/(?:admin|auth\/subApp)\//

const AREAS = [{ name: 'the shell', pages: [HOME, ...OWN_PAGE_PATHS] }, ...(await productApps())]

const softly = expect.configure({ soft: true })

test.use({ person: 'administrator' })

for (const { name, pages } of AREAS) {
  test(`[I18N-01] every page of ${name} draws, in one language, within the window, for everybody and every finger @all`, async ({
    language,
    page,
    shell,
    viewport,
  }) => {
    test.setTimeout(30_000 + pages.length * 20_000)
    const faults: string[] = []
    /** What the calls of the page on the screen have answered. */
    const answers: string[] = []
    page.on('pageerror', error => faults.push(`an error on the page: ${error.message}`))
    page.on('response', response => {
      if (response.status() >= 500) faults.push(`${response.url()} answered ${response.status()}`)
      else if (NAMES_CALL.test(response.url())) {
        // An answer of a page that is left already is none of the next one.
        void response.text().then(
          text => answers.push(text),
          () => undefined,
        )
      }
    })
    const isTablet = (viewport?.width ?? 0) < TABLET_PX

    for (const path of pages) {
      await test.step(path, async () => {
        answers.splice(0)
        const from = FOUND_ON[path]
        await page.goto(from ?? path)
        if (from !== undefined) await shell.pane.locator(`a[href^="${path}?"]`).first().click()
        await expect.soft(page).toHaveURL(url => url.pathname === path)
        const shown = path === HOME ? shell.main : shell.pane
        const drawn = shown.getByRole('heading').or(shown.getByRole('table')).first()
        await expect.soft(drawn, `${path} draws`).toBeVisible()
        await expect.soft(shell.main.locator(LOADING).filter({ visible: true })).toHaveCount(0)
        await expect.soft(shell.main.getByRole('alert'), `${path} says that it failed`).toHaveCount(0)
        // The test hears of an answer later than the page.
        await softly
          .poll(
            () => foreignWords(page, language, SHOWS_NAMES.has(path) ? answers.join(' ') : ''),
            `${path} is in one language`,
          )
          .toEqual([])
        const found = {
          wide: await tooWide(page),
          small: isTablet ? await smallTargets(page, FINGER_PX) : [],
          axe: await seriousViolations(page),
          faults: faults.splice(0),
        }
        expect.soft(found, path).toEqual({ wide: [], small: [], axe: [], faults: [] })
      })
    }
  })
}
