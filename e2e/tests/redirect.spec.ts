import { PEOPLE } from '../harness/people.ts'
import { expect, test } from '../harness/portal-test.ts'

const { inspector } = PEOPLE

test.describe('where a login leads', () => {
  test('[NAV-06] a deep link opened without a session is reached after login @both', async ({
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
