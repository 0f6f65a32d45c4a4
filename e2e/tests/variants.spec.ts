import { PEOPLE } from '../harness/people.ts'
import { expect, test } from '../harness/portal-test.ts'

const { inspector } = PEOPLE

/** The files that the first document names. */
async function filesOf(origin: string) {
  const document = await fetch(origin, { headers: { accept: 'text/html' } })
  return (await document.text()).match(/\/(?:assets|shared)\/[^"]+/g)
}

test.describe('the other deployment', () => {
  test.use({
    ownEnv: { VARIANT: 'gameco' },
    baseURL: async ({ ownServer }, use) => use(ownServer.origin),
  })

  test('[VAR-01] is the same build with another setting', async ({
    checkList,
    loginPage,
    ownServer,
    page,
    server,
  }) => {
    await loginPage.open('/login?redirect=%2FsafetyQuality%2FcheckList')
    await loginPage.logIn(inspector.username, ownServer.password)
    await checkList.expectShown()
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter(key => !key.startsWith('gameco:'))).toEqual([])

    expect(await filesOf(ownServer.origin)).toEqual(await filesOf(server.origin))
  })
})
