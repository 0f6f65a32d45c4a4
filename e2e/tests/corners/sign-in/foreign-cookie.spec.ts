import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'

const { inspector } = PEOPLE

/** A cookie with the token's name, set by another system of the domain. */
const foreignCookie = (origin: string, value: string) => ({
  name: 'Admin-Token',
  value,
  domain: new URL(origin).hostname,
  path: '/login',
})

for (const value of ['x', '%']) {
  test(`[AUTH-07] ignores a foreign cookie Admin-Token=${value} and keeps the own session`, async ({
    context,
    language,
    loginPage,
    page,
    server,
    shell,
  }) => {
    const unauthorized: string[] = []
    page.on('response', response => {
      if (response.status() === 401) unauthorized.push(response.url())
    })
    await context.addCookies([foreignCookie(server.origin, value)])
    await loginPage.open()
    await expect(loginPage.account).toBeVisible()
    await loginPage.logIn(inspector.username, server.password)
    await shell.expectLoggedIn(inspector[language])
    await page.reload()
    await shell.expectLoggedIn(inspector[language])
    expect(unauthorized).toEqual([])
    await context.addCookies([{ ...foreignCookie(server.origin, value), path: '/dashboard' }])
    await page.reload()
    await shell.expectLoggedIn(inspector[language])
    expect(unauthorized).toEqual([])
  })
}

test('[AUTH-07] logs in, reloads and logs out despite a cookie Admin-Token of the whole domain', async ({
  context,
  language,
  loginPage,
  page,
  server,
  shell,
}) => {
  const portal = `http://portal.corp.localhost:${new URL(server.origin).port}`
  let unauthorized = 0
  page.on('response', response => {
    if (response.status() === 401) unauthorized += 1
  })
  await context.addCookies([{ name: 'Admin-Token', value: 'x', domain: '.corp.localhost', path: '/' }])
  await page.goto(`${portal}/login`)
  await loginPage.logIn(inspector.username, server.password)
  await shell.expectLoggedIn(inspector[language])
  await page.reload()
  await shell.expectLoggedIn(inspector[language])
  await shell.logOut(inspector[language])
  await expect(loginPage.account).toBeVisible()
  await page.goto(`${portal}/dashboard`)
  await expect(loginPage.account).toBeVisible()
  expect(unauthorized).toBe(0)
})
