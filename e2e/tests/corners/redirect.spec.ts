import { PEOPLE } from '../../harness/people.ts'
import { expect, test } from '../../harness/portal-test.ts'

const { inspector } = PEOPLE

test.describe('where a login leads', () => {
  test('[NAV-06] a deep link opened without a session is reached after login @en-tablet @gate', async ({
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

  const EVIL = [
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%09/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,evil',
    '/login?redirect=/login',
    '/redirect//evil.example',
  ]
  for (const target of EVIL) {
    test(`[NAV-06] redirect=${target} stays in the portal`, async ({
      loginPage,
      language,
      page,
      server,
      shell,
    }) => {
      await loginPage.open(`/login?redirect=${encodeURIComponent(target)}`)
      await loginPage.logIn(inspector.username, server.password)
      await shell.expectLoggedIn(inspector[language])
      await expect(page).toHaveURL(`${server.origin}/dashboard`)
    })
  }
})

test.describe('somebody who is logged in', () => {
  test.use({ person: 'inspector' })

  for (const path of ['/', '/login', '/login?redirect=%2F%2Fevil.example']) {
    test(`[NAV-01, NAV-07] going to ${path} is at home`, async ({ language, page, server, shell }) => {
      await page.goto(path)
      await shell.expectLoggedIn(inspector[language])
      await expect(page).toHaveURL(`${server.origin}/dashboard`)
    })
  }
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

test('[AUTH-17] going from there to the login loads the page anew', async ({ loginPage, page, words }) => {
  await page.goto('/safetyQuality/voluntaryReportingHome')
  await expect(page.getByRole('tabpanel')).toBeVisible()
  const loaded = page.waitForEvent('load')
  await page.getByRole('banner').getByRole('link', { name: words.logIn, exact: true }).click()
  await loaded
  await expect(page).toHaveURL(/\/login$/)
  await loginPage.expectShown()
})

test.describe('an address below /redirect', () => {
  test.use({ person: 'inspector' })

  test('[NAV-02] draws its page anew', async ({ checkList, page, shell, words }) => {
    const field = checkList.pane.getByRole('searchbox', { name: words.numberOrTitle })
    await page.goto('/safetyQuality/checkList')
    await checkList.expectShown()
    await field.fill('typed')
    await shell.follow('/redirect/safetyQuality/checkList?from=redirect')
    await expect(page).toHaveURL(/\/safetyQuality\/checkList\?from=redirect$/)
    await expect(field).toHaveValue('')
    await expect(shell.tabs).toHaveCount(2)
  })
})
