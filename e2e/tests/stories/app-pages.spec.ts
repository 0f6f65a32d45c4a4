import { foreignWords } from '../../harness/checks/page-language.ts'
import { allPages, openPage } from '../../harness/checks/page-walk.ts'
import { seriousViolations } from '../../harness/checks/serious-violations.ts'
import { smallTargets } from '../../harness/checks/small-targets.ts'
import { tooWide } from '../../harness/checks/too-wide.ts'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { settled } from '../../harness/settled.ts'

/** WCAG asks for 24; a finger for this much. */
const FINGER_PX = 44
/** Narrower windows are tablets. */
const TABLET_PX = 900

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
  // What people have called their delegations.
  '/authoritySet',
  // Names of directories and values that somebody has added.
  '/dataDict',
  // Codes of rights and applications that somebody has changed, or wants to.
  '/admin/audit',
  '/admin/changes',
  // What people have found, and written of its causes.
  '/safetyQuality/RectificationDetail',
  // Texts the office wrote in both languages.
  '/safetyQuality/reportSummary',
  // Reports are written in one language and read in either.
  '/safetyQuality/occurrenceReports',
  '/safetyQuality/occurrenceDetail',
  // Tools and types have a name in each language, and reports are written in one.
  '/tools/ledger',
  '/tools/tool',
  '/tools/types',
  '/tools/type',
  '/tools/loans',
  '/tools/loan',
  '/tools/lost',
  '/tools/lostReport',
  // Titles, measured values and defects as people wrote them, in both languages side by side.
  '/workCard/cardExecute',
  '/workCard/defect',
  '/workCard/packageBoard',
])
/** The calls that answer these names. */
const NAMES_CALL =
  /\/api\/(?:system\/(?:admin|auth\/(?:subApp|cmnSysDelegate|dict))|safety-inspection\/(?:rectification|occurrence|reportDesk)|tool-mgmt|job-card\/(?:card|nonRoutine|package))\//

// Nothing here changes anything: the walks run side by side.
test.describe.configure({ mode: 'parallel' })

const softly = expect.configure({ soft: true })

for (const { name, pages, person } of await allPages()) {
  test.describe(name, () => {
    test.use({ person })

    test(`[I18N-01] every page of ${name} draws, in one language, within the window, for everybody and every finger @all @gate-en-tablet`, async ({
      language,
      page,
      shell,
      viewport,
      words,
    }, { project }) => {
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
      // Order and colours are those of every language; other sizes are looked at in every look.
      const isFirst = project.name === 'zh-wide'
      const isTablet = (viewport?.width ?? 0) < TABLET_PX

      for (const path of pages) {
        await test.step(path, async () => {
          answers.splice(0)
          await openPage(page, shell, path)
          // The test hears of an answer later than the page.
          await softly
            .poll(
              () => foreignWords(page, language, SHOWS_NAMES.has(path) ? answers.join(' ') : ''),
              `${path} is in one language`,
            )
            .toEqual([])
          // The page's own header says what it is for (HELP-02); one that has no header would be found without it.
          await softly(
            page.getByRole('button', { name: words.aboutPage }).filter({ visible: true }),
            path,
          ).toHaveCount(1)
          await settled(page)
          const found = {
            wide: await tooWide(page),
            small: isTablet ? await smallTargets(page, FINGER_PX) : [],
            axe: isFirst ? await seriousViolations(page) : [],
            faults: faults.splice(0),
          }
          expect.soft(found, path).toEqual({ wide: [], small: [], axe: [], faults: [] })
        })
      }
    })
  })
}
