import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../harness/people.ts'
import { CheckListPage } from '../../pages/check-list-page.ts'
import { ShellPage } from '../../pages/shell-page.ts'
import { LoginPage } from '../../pages/sign-in/login-page.ts'

const { inspector } = PEOPLE
const LIST = '/login?redirect=%2FsafetyQuality%2FcheckList'

/** Files that the document refers to. */
async function filesOf(origin: string) {
  const document = await fetch(origin, { headers: { accept: 'text/html' } })
  return (await document.text()).match(/\/(?:assets|shared)\/[^"]+/g)
}

/** Prefix of every key in the page's local storage. */
async function storagePrefixes(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => Object.keys(localStorage))
  return [...new Set(keys.map(key => key.replace(/:.*/, ':')))]
}

test.use({ ownEnv: { VARIANT: 'gameco' } })

test('[VAR-01, VAR-02, VAR-03, VAR-05, VAR-07, LIVE-01] one build serves both deployments, separately under two host names; on one host the token is shared', async ({
  context,
  ownServer,
  page,
  server,
  words,
}) => {
  test.setTimeout(120_000)
  const gameco = ownServer.origin.replace('127.0.0.1', 'localhost')
  const tokenAt = async (origin: string) =>
    (await context.cookies(origin)).find(({ name }) => name === 'Admin-Token')?.value

  await test.step('Both refer to the same files', async () => {
    expect(await filesOf(gameco)).toEqual(await filesOf(server.origin))
  })

  const paths: string[] = []
  const connections: string[] = []
  context.on('request', request => paths.push(new URL(request.url()).pathname))
  context.on('page', other => other.on('websocket', socket => connections.push(socket.url())))
  page.on('websocket', socket => connections.push(socket.url()))
  /** Changes the next login responses, as for an expired password. */
  const changeLoginResponse = (change: { readonly code?: number; readonly data?: object }) =>
    context.route('**/base-auth/login', async route => {
      const response = await route.fetch()
      const body: { data: object } = await response.json()
      await route.fulfill({
        response,
        json: { ...body, ...change, data: { ...body.data, ...change.data } },
      })
    })

  await test.step('CSN rejects everything except code 200', async () => {
    await changeLoginResponse({ code: 201 })
    await new LoginPage(page, words).open(server.origin + LIST)
    await new LoginPage(page, words).logIn(inspector.username, server.password)
    await expect(new LoginPage(page, words).failure).toBeVisible()
    expect(await tokenAt(server.origin)).toBeUndefined()
    await context.unroute('**/base-auth/login')
  })

  await test.step('A login at CSN does not count at GAMECO', async () => {
    await new LoginPage(page, words).open(server.origin + LIST)
    await new LoginPage(page, words).logIn(inspector.username, server.password)
    await new CheckListPage(page, words).expectShown()
    expect(await storagePrefixes(page)).toEqual(['csn:'])
    expect(await tokenAt(gameco)).toBeUndefined()
  })

  await test.step('The same browser is logged in at both', async () => {
    const other = await context.newPage()
    await changeLoginResponse({ code: 201, data: { pdExpireFlag: 1 } })
    await new LoginPage(other, words).open(gameco + LIST)
    await new LoginPage(other, words).logIn(inspector.username, ownServer.password)
    await new CheckListPage(other, words).expectShown()
    expect(await storagePrefixes(other)).toEqual(['gameco:'])
    expect(await tokenAt(gameco)).not.toBe(await tokenAt(server.origin))
    await context.unroute('**/base-auth/login')

    const liveUrl = (origin: string, path: string) =>
      expect.stringMatching(
        new RegExp(`^${origin.replace('http', 'ws')}${path}/ws/message-push/${inspector.username}/[\\w-]+$`),
      )
    await expect
      .poll(() => connections)
      .toEqual(expect.arrayContaining([liveUrl(server.origin, '/portal-csn'), liveUrl(gameco, '/portal')]))

    paths.length = 0
    await new ShellPage(other, words).switchSite('SZX')
    expect(paths.filter(path => path.endsWith('/switchAirport'))).toHaveLength(1)
    expect(paths.filter(path => path.endsWith('/loginEmployeeInfo'))).toEqual([])

    await page.reload()
    await new CheckListPage(page, words).expectShown()
    await other.close()
  })

  await test.step('On one host they share the cookie, as the specification requires', async () => {
    expect(await tokenAt(ownServer.origin)).toBe(await tokenAt(server.origin))
  })
})
