import { readCaptcha } from '@apron/server/test/read-captcha'
import { PEOPLE } from '../../harness/people.ts'
import { expect, test } from '../../harness/portal-test.ts'

const { inspector, clumsy } = PEOPLE
const PICTURE = /^data:image\/png/

test.describe('login', () => {
  test('[AUTH-01, AUTH-03] asks for account, password and captcha and sends nothing before @all', async ({
    page,
    loginPage,
    words,
  }) => {
    const sent: string[] = []
    page.on('request', request => {
      if (request.method() === 'POST') sent.push(request.url())
    })

    await test.step('When I open the page and press the button at once', async () => {
      await loginPage.open()
      await expect(page.getByRole('button', { name: words.captchaPicture })).toBeVisible()
      await loginPage.submit.click()
    })

    await test.step('Then each field says what it wants', async () => {
      for (const text of [words.enterUsername, words.enterPassword, words.enterCode]) {
        await expect(page.getByText(text)).toBeVisible()
      }
      expect(sent).toEqual([])
    })
  })

  test('[AUTH-03] says so too while the picture is still on its way', async ({ page, loginPage, words }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/randomImage', async route => {
      await held.promise
      await route.continue()
    })
    await page.goto('/login')
    await loginPage.submit.click()
    await expect(page.getByText(words.enterCode)).toBeVisible()
    held.resolve()
    await expect(page.getByRole('button', { name: words.captchaPicture }).locator('img')).toHaveAttribute(
      'src',
    )
    await expect(page.getByText(words.enterCode)).toBeVisible()
    await expect(page.getByText(words.captchaFailed)).toHaveCount(0)
  })

  test('[AUTH-01] a click on the picture brings another one', async ({ page, loginPage, words }) => {
    await loginPage.open()
    const button = page.getByRole('button', { name: words.captchaPicture })
    const picture = button.locator('img')
    await expect(picture).toHaveAttribute('src', PICTURE)
    const before = await picture.getAttribute('src')
    const another = page.waitForResponse(/randomImage$/)
    await button.click()
    await another
    await expect(picture).not.toHaveAttribute('src', before ?? '')
    await expect(picture).toHaveAttribute('src', PICTURE)
  })

  test('[AUTH-04] says when there is no captcha @en-tablet', async ({ page, loginPage, words }) => {
    await page.route('**/randomImage', route => route.abort())
    await loginPage.open()
    await expect(page.getByText(words.captchaFailed).first()).toBeVisible()
  })

  const refused = [
    { name: 'a wrong password', username: clumsy.username, password: 'not-the-password', known: false },
    { name: 'an unknown user', username: '999999', password: '', known: true },
  ]
  for (const { name, username, password, known } of refused) {
    test(`[AUTH-08] ${name} gets one and the same text @en-tablet`, async ({
      page,
      loginPage,
      server,
      words,
    }) => {
      await loginPage.open()
      await loginPage.logIn(username, known ? server.password : password)
      await expect(loginPage.failure).toContainText(words.wrongCredentials)
      await expect(page).toHaveURL(/\/login$/)
    })
  }

  test('[AUTH-08] a wrong captcha is refused and replaced @en-tablet', async ({
    page,
    loginPage,
    server,
    words,
  }) => {
    await loginPage.open()
    const picture = page.getByRole('button', { name: words.captchaPicture }).locator('img')
    await expect(picture).toHaveAttribute('src', PICTURE)
    const before = await picture.getAttribute('src')
    await loginPage.account.fill(inspector.username)
    await loginPage.password.fill(server.password)
    await loginPage.captcha.fill('0000')
    await loginPage.submit.click()
    await expect(loginPage.failure).toContainText(words.captchaWrong)
    await expect(picture).not.toHaveAttribute('src', before ?? '')
  })

  test('[AUTH-04] who types the characters of the picture is let in', async ({
    language,
    loginPage,
    page,
    server,
    shell,
    words,
  }) => {
    await loginPage.open()
    const picture = page.getByRole('button', { name: words.captchaPicture }).locator('img')
    await loginPage.account.fill(inspector.username)
    // The lines across a picture may hide a character from us; then there is another picture.
    for (let tries = 0; tries < 4 && (await loginPage.account.isVisible()); tries++) {
      await expect(picture).toHaveAttribute('src', /^data:image\/png/)
      const drawn = (await picture.getAttribute('src')) ?? ''
      await loginPage.password.fill(server.password)
      await loginPage.captcha.fill((await readCaptcha(drawn)).map(([first]) => first).join(''))
      await loginPage.submit.click()
      await expect(async () => expect(await answered(drawn)).toBe(true)).toPass()
    }
    await shell.expectLoggedIn(inspector[language])

    /** Let in, or another picture to read. */
    async function answered(drawn: string): Promise<boolean> {
      if (!(await loginPage.account.isVisible())) return true
      return (await picture.getAttribute('src')) !== drawn
    }
  })

  test('[AUTH-08] a captcha counts once', async ({ page, loginPage, server, words }) => {
    // The network answers with the first captcha again, as a replay would.
    let first: Buffer | undefined
    await page.route('**/randomImage', async route => {
      const response = await route.fetch()
      first ??= await response.body()
      await route.fulfill({ response, body: first })
    })
    await loginPage.open()
    await loginPage.logIn(clumsy.username, 'not-the-password')
    await expect(loginPage.failure).toContainText(words.wrongCredentials)
    await loginPage.logIn(clumsy.username, server.password)
    await expect(loginPage.failure).toContainText(words.captchaWrong)
    // The form has asked for the next captcha already.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('[AUTH-05, AUTH-07, AUTH-16, AUTH-18, API-09] the right password lets in, travels encrypted, and leaves token and user in the browser @gate', async ({
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
    const sent = page.waitForRequest(/base-auth\/login$/)
    await loginPage.open()
    await loginPage.logIn(inspector.username, server.password)
    await shell.expectLoggedIn(inspector[language])
    await roles

    const body = (await sent).postDataJSON()
    const { data: shown } = await (await captcha).json()
    const cipher = expect.stringMatching(/^[\w+/]{16,}=*$/)
    expect(body).toEqual({
      username: inspector.username,
      password: cipher,
      authKey: cipher,
      authIv: cipher,
      code: expect.stringMatching(/./),
      captchaKey: shown.captchaKey,
      preSessionId: shown.preSessionId,
      deviceId: expect.stringMatching(/./),
    })
    expect((await key).ok()).toBe(true)
    expect(JSON.stringify(body)).not.toContain(server.password)

    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('csn:user') ?? '{}'))
    expect(kept).toMatchObject({
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
    expect(cookie).toMatchObject({ sameSite: 'Strict', path: '/', expires: -1, value: kept.token })
  })

  test('[AUTH-11] a session that ended under the living page asks once and leads back @en-tablet @gate', async ({
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

    await test.step('When my token is worth nothing any more and I search', async () => {
      await context.addCookies([
        { name: 'Admin-Token', value: 'ended', url: server.origin, sameSite: 'Strict' },
      ])
      await checkList.search()
    })

    await test.step('Then one alert says so', async () => {
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(page.getByRole('dialog')).toContainText(words.sessionOver)
    })

    await test.step('And after confirming and a new login I am where I was', async () => {
      await page.getByRole('dialog').getByRole('button', { name: words.logInAgain }).click()
      await loginPage.expectShown()
      await loginPage.logIn(inspector.username, server.password)
      await checkList.expectShown()
      await expect(page).toHaveURL(/\/safetyQuality\/checkList$/)
    })
  })

  test('[NAV-09] a session that is over before the page opens ends at the login, and goes on from there', async ({
    checkList,
    context,
    loginPage,
    page,
    server,
    words,
  }) => {
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

  test('the language chosen at the login is kept between visits', async ({
    page,
    loginPage,
    words,
    language,
  }) => {
    await loginPage.open()
    await page.getByRole('button', { name: words.otherLanguage }).click()
    const other = language === 'zh' ? 'en' : 'zh-CN'
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
  })
})
