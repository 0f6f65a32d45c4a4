import type { Page } from '@playwright/test'
import { PEOPLE } from '../harness/people.ts'
import { expect, test } from '../harness/portal-test.ts'
import { CheckListPage } from '../pages/check-list-page.ts'
import { LoginPage } from '../pages/login-page.ts'

const { inspector } = PEOPLE
const LIST = '/login?redirect=%2FsafetyQuality%2FcheckList'

/** The files that the first document names. */
async function filesOf(origin: string) {
  const document = await fetch(origin, { headers: { accept: 'text/html' } })
  return (await document.text()).match(/\/(?:assets|shared)\/[^"]+/g)
}

/** What every key of the page's local storage begins with. */
async function storagePrefixes(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => Object.keys(localStorage))
  return [...new Set(keys.map(key => key.replace(/:.*/, ':')))]
}

test.use({ ownEnv: { VARIANT: 'gameco' } })

test('[VAR-01, VAR-02] one build serves both deployments, apart under two host names; on one host the token is shared', async ({
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

  await test.step('Both name the same files', async () => {
    expect(await filesOf(gameco)).toEqual(await filesOf(server.origin))
  })

  await test.step('A login at CSN is none at GAMECO', async () => {
    await new LoginPage(page, words).open(server.origin + LIST)
    await new LoginPage(page, words).logIn(inspector.username, server.password)
    await new CheckListPage(page, words).expectShown()
    expect(await storagePrefixes(page)).toEqual(['csn:'])
    expect(await tokenAt(gameco)).toBeUndefined()
  })

  await test.step('The same browser is logged in at both', async () => {
    const other = await context.newPage()
    await new LoginPage(other, words).open(gameco + LIST)
    await new LoginPage(other, words).logIn(inspector.username, ownServer.password)
    await new CheckListPage(other, words).expectShown()
    expect(await storagePrefixes(other)).toEqual(['gameco:'])
    expect(await tokenAt(gameco)).not.toBe(await tokenAt(server.origin))

    await page.reload()
    await new CheckListPage(page, words).expectShown()
    await other.close()
  })

  await test.step('On one host the cookie is one, as the specification names it', async () => {
    expect(await tokenAt(ownServer.origin)).toBe(await tokenAt(server.origin))
  })
})
