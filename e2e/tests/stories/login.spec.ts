import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../harness/people.ts'

const { inspector } = PEOPLE

test.describe('login', () => {
  test('[AUTH-05, AUTH-07, AUTH-16, AUTH-18, API-09] the correct password logs in, is sent encrypted, and leaves token and user in the browser @gate @oldest', async ({
    context,
    language,
    loginPage,
    page,
    server,
    shell,
  }) => {
    const roles = page.waitForRequest(/getRoleNames\?code=100104$/)
    const key = page.waitForResponse(/getRsaPublicKey$/)
    const captcha = page.waitForResponse(/randomImage$/)
    const loginRequest = page.waitForRequest(/base-auth\/login$/)
    await loginPage.open()
    await loginPage.logIn(inspector.username, server.password)
    await shell.expectLoggedIn(inspector[language])
    await roles

    const body = (await loginRequest).postDataJSON()
    const { data: captchaData } = await (await captcha).json()
    const cipher = expect.stringMatching(/^[\w+/]{16,}=*$/)
    expect(body).toEqual({
      username: inspector.username,
      password: cipher,
      authKey: cipher,
      authIv: cipher,
      code: expect.stringMatching(/./),
      captchaKey: captchaData.captchaKey,
      preSessionId: captchaData.preSessionId,
      deviceId: expect.stringMatching(/./),
    })
    expect((await key).ok()).toBe(true)
    expect(JSON.stringify(body)).not.toContain(server.password)

    const storedUser = await page.evaluate(() => JSON.parse(localStorage.getItem('csn:user') ?? '{}'))
    expect(storedUser).toMatchObject({
      name: inspector[language],
      userName: expect.any(String),
      code: inspector.username,
      roles: ['INSPECTOR'],
      tempAirportId: expect.stringMatching(/./),
      tempAirportThreeCode: 'CAN',
      pdExpireFlag: 0,
      pdExpireMsg: '',
    })
    const cookie = (await context.cookies()).find(({ name }) => name === 'Admin-Token')
    expect(cookie).toMatchObject({ sameSite: 'Strict', path: '/', expires: -1, value: storedUser.token })
  })

  test('[AUTH-11] a session that ends while the page is open asks once and leads back @en-tablet @gate', async ({
    checkList,
    context,
    loginPage,
    page,
    server,
    words,
  }) => {
    await test.step('Given I look at the check orders', async () => {
      await loginPage.open('/login?redirect=%2FsafetyQuality%2FcheckList')
      await loginPage.logIn(inspector.username, server.password)
      await checkList.expectShown()
    })

    await test.step('When my token becomes invalid and I search', async () => {
      await context.addCookies([
        { name: 'Admin-Token', value: 'ended', url: server.origin, sameSite: 'Strict' },
      ])
      await checkList.search()
    })

    await test.step('Then one alert says so', async () => {
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(page.getByRole('dialog')).toContainText(words.sessionOver)
    })

    await test.step('And after confirming and a new login I am back at the same page', async () => {
      await page.getByRole('dialog').getByRole('button', { name: words.logInAgain }).click()
      await loginPage.expectShown()
      await loginPage.logIn(inspector.username, server.password)
      await checkList.expectShown()
      await expect(page).toHaveURL(/\/safetyQuality\/checkList$/)
    })
  })

  test('[NAV-09] a session that ended before the page opens leads to the login, and back to the page', async ({
    checkList,
    context,
    language,
    loginPage,
    page,
    server,
    shell,
    words,
  }) => {
    await loginPage.open()
    await loginPage.logIn(inspector.username, server.password)
    await shell.expectLoggedIn(inspector[language])
    await context.addCookies([
      { name: 'Admin-Token', value: 'ended', url: server.origin, sameSite: 'Strict' },
    ])
    await page.goto('/safetyQuality/checkList')
    await loginPage.expectShown()
    await expect(page).toHaveURL(/\/login\?redirect=%2FsafetyQuality%2FcheckList$/)
    await expect(page.getByText(words.notLoggedIn).first()).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('Admin-Token')
    await loginPage.logIn(inspector.username, server.password)
    await checkList.expectShown()
  })
})
