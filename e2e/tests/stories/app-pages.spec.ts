import { untranslatedTexts } from '../../harness/checks/page-language.ts'
import { allPages, openPage } from '../../harness/checks/page-walk.ts'
import { seriousViolations } from '../../harness/checks/serious-violations.ts'
import { smallTargets } from '../../harness/checks/small-targets.ts'
import { tooWide } from '../../harness/checks/too-wide.ts'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { waitForAnimations } from '../../harness/wait-for-animations.ts'

/** Minimum size of a touch target; WCAG asks for 24. */
const FINGER_PX = 44
/** Windows narrower than this are tablets. */
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
  // Names that people gave their delegations.
  '/authoritySet',
  // Names of directories and values that people added.
  '/dataDict',
  // Codes of permissions and applications in changes.
  '/admin/audit',
  '/admin/changes',
  // Findings and causes as people wrote them.
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
/** Calls that return these names. */
const NAMES_CALL =
  /\/api\/(?:system\/(?:admin|auth\/(?:subApp|cmnSysDelegate|dict))|safety-inspection\/(?:rectification|occurrence|reportDesk)|tool-mgmt|job-card\/(?:card|nonRoutine|package))\//

// Nothing is changed here, so the walks can run in parallel.
test.describe.configure({ mode: 'parallel' })

const softly = expect.configure({ soft: true })

for (const { name, pages, person } of await allPages()) {
  test.describe(name, () => {
    test.use({ person })

    test(`[I18N-01] every page of ${name} renders in one language, within the window, without serious accessibility violations and with large touch targets @all @gate-en-tablet`, async ({
      language,
      page,
      shell,
      viewport,
      words,
    }, { project }) => {
      test.setTimeout(30_000 + pages.length * 20_000)
      const faults: string[] = []
      /** Responses to the calls of the current page. */
      const answers: string[] = []
      page.on('pageerror', error => faults.push(`an error on the page: ${error.message}`))
      page.on('response', response => {
        if (response.status() >= 500) faults.push(`${response.url()} answered ${response.status()}`)
        else if (NAMES_CALL.test(response.url())) {
          // A late response of the previous page does not belong to the next one.
          void response.text().then(
            text => answers.push(text),
            () => undefined,
          )
        }
      })
      // Element order and colours do not depend on the language; every-look.spec covers the other sizes.
      const isFirst = project.name === 'zh-wide'
      const isTablet = (viewport?.width ?? 0) < TABLET_PX

      for (const path of pages) {
        await test.step(path, async () => {
          answers.splice(0)
          await openPage(page, shell, path)
          // The test receives a response later than the page.
          await softly
            .poll(
              () => untranslatedTexts(page, language, SHOWS_NAMES.has(path) ? answers.join(' ') : ''),
              `${path} is in one language`,
            )
            .toEqual([])
          // Each page needs a header with its help (HELP-02); otherwise this button is missing.
          await softly(
            page.getByRole('button', { name: words.aboutPage }).filter({ visible: true }),
            path,
          ).toHaveCount(1)
          await waitForAnimations(page)
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
