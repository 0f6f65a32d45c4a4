import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'

const { inspector } = PEOPLE

test.describe('the target of a login', () => {
  test('[NAV-06] is the deep link that was opened without a session @en-tablet', async ({
    checkList,
    loginPage,
    page,
    server,
  }) => {
    await page.goto('/safetyQuality/checkList')
    await expect(page).toHaveURL(/\/login\?redirect=%2FsafetyQuality%2FcheckList$/)
    await loginPage.logIn(inspector.username, server.password)
    await expect(page).toHaveURL(/\/safetyQuality\/checkList$/)
    await checkList.expectShown()
  })

  test('[NAV-06] is never an address outside the portal', async ({
    loginPage,
    language,
    page,
    server,
    shell,
  }) => {
    await loginPage.open(`/login?redirect=${encodeURIComponent('//evil.example')}`)
    await loginPage.logIn(inspector.username, server.password)
    await shell.expectLoggedIn(inspector[language])
    await expect(page).toHaveURL(`${server.origin}/dashboard`)
  })
})

test.describe('a logged-in person', () => {
  test.use({ person: 'inspector' })

  test('[NAV-01, NAV-07] is led from the login page to the home page', async ({
    language,
    page,
    server,
    shell,
  }) => {
    await page.goto('/login?redirect=%2F%2Fevil.example')
    await shell.expectLoggedIn(inspector[language])
    await expect(page).toHaveURL(`${server.origin}/dashboard`)
  })
})

/** Reporting pages, and the page each redirects a first-time visitor to: the progress of a report asks for its code. */
const OPEN = {
  checkedLibrary: 'checkedLibrary',
  voluntaryReportingHome: 'voluntaryReportingHome',
  INeedReport: 'INeedReport',
  INeedCheck: 'INeedCheck',
  voluntaryReportingCheck: 'INeedCheck',
  SubmitResults: 'SubmitResults',
}

test('[NAV-15] can open the addresses of the reporting area without a login', async ({
  context,
  loginPage,
  page,
}) => {
  for (const [name, leads] of Object.entries(OPEN)) {
    await page.goto(`/safetyQuality/${name}`)
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/safetyQuality/${leads}$`))
    await expect(loginPage.account).toHaveCount(0)
  }
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('Admin-Token')
})
