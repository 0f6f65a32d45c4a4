import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'

const { inspector } = PEOPLE

test.describe('where a login leads', () => {
  test('[NAV-06] a deep link opened without a session is reached after login @en-tablet', async ({
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

  test('[NAV-06] an address outside the portal is not followed', async ({
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

test.describe('somebody who is logged in', () => {
  test.use({ person: 'inspector' })

  test('[NAV-01, NAV-07] goes from the login page to the home page', async ({
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

/** The pages, and where each leads whoever has done nothing before: the progress of a report asks for its code. */
const OPEN = {
  checkedLibrary: 'checkedLibrary',
  voluntaryReportingHome: 'voluntaryReportingHome',
  INeedReport: 'INeedReport',
  INeedCheck: 'INeedCheck',
  voluntaryReportingCheck: 'INeedCheck',
  SubmitResults: 'SubmitResults',
}

test('[NAV-15] the addresses of the reporting area ask nobody to log in', async ({
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
