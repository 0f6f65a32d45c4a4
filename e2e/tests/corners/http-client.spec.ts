import { decodeEmployeeHeader } from '@apron/contract/wire/employee-header'
import type { Page, Request } from '@playwright/test'
import { PEOPLE } from '../../harness/people.ts'
import { expect, test } from '../../harness/portal-test.ts'
import { MessageBell } from '../../pages/message-bell.ts'

const { inspector } = PEOPLE
const ROLE_NAMES = '**/base-auth/getRoleNames?*'
const SITES = '**/ram/airport/employee-airport-page'
const OPERATE = '**/log/send/operate'

/** Changes what the server answers on its way, as a gateway between portal and browser may: our server never sends these codes. */
async function answerAs(
  page: Page,
  calls: string,
  changed: { readonly code: number; readonly msg?: string },
  after?: () => Promise<void>,
): Promise<void> {
  await page.route(calls, async route => {
    const response = await route.fetch()
    const answer: unknown = await response.json()
    await after?.()
    await route.fulfill({ response, json: Object.assign(Object(answer), changed) })
  })
}

async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

test.describe('somebody who is logged in', () => {
  test.use({ person: 'inspector' })

  test('[API-01] every call says who asks, for which project, where and in which language', async ({
    checkList,
    language,
    page,
  }) => {
    const calls: Request[] = []
    page.on('request', request => {
      if (new URL(request.url()).pathname.includes('/api/')) calls.push(request)
    })
    await page.goto('/safetyQuality/checkList')
    await checkList.expectShown()
    expect(calls.length).toBeGreaterThan(5)
    const token = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')?.value
    for (const call of calls) {
      const { pathname } = new URL(call.url())
      expect(pathname).toMatch(/^\/portal-csn\/api\//)
      expect(call.headers(), pathname).toMatchObject({ projectcode: 'AQ', authorization: token, language })
    }
    // Also the first ones, before the session is loaded.
    for (const call of calls) {
      const employee = decodeEmployeeHeader(call.headers()['employee'] ?? '')
      expect(employee, call.url()).toMatchObject({ userCode: inspector.username, airportThreeCode: 'CAN' })
    }
    calls.length = 0
    await page.goto('/safetyQuality/INeedReport')
    await expect.poll(() => calls.some(call => call.url().includes('getInternationalization'))).toBe(true)
    await expect.poll(() => calls.some(call => call.url().includes('getRoleNames'))).toBe(true)
    expect(calls.filter(call => 'employee' in call.headers()).map(call => call.url())).toEqual([])
    // Only what tells the shell who is logged in goes with the session.
    const open = calls.filter(call => /getInternationalization|cmnSysNotice/.test(call.url()))
    expect(open.filter(call => 'authorization' in call.headers()).map(call => call.url())).toEqual([])
  })

  test('[API-02] of two questions of one list the later cancels the earlier', async ({
    language,
    page,
    shell,
  }) => {
    await page.goto('/dashboard')
    await shell.expectLoggedIn(inspector[language])
    const held = page.waitForRequest('**/msg/box/query')
    await page.route('**/msg/box/query', () => undefined, { times: 1 })
    const { bell, latest, popover } = new MessageBell(page, language)
    await bell.click()
    await held
    const cancelled = page.waitForEvent('requestfailed', request => request.url().endsWith('/msg/box/query'))
    await popover.getByRole('tab').nth(1).click()
    expect((await cancelled).failure()?.errorText).toContain('ABORTED')
    await expect(latest.first().or(popover.getByRole('tabpanel').getByText(/没有|No/))).toBeVisible()
  })

  test('[API-03] the codes 20000 and 201 are success too', async ({ language, page, shell }) => {
    for (const code of [20000, 201]) {
      await test.step(String(code), async () => {
        await page.unrouteAll()
        await answerAs(page, ROLE_NAMES, { code })
        await page.goto('/dashboard')
        await shell.expectLoggedIn(inspector[language])
        await shell.userMenu(inspector[language]).click()
        await expect(page.getByText(language === 'zh' ? '检验员' : 'inspector')).toBeVisible()
      })
    }
  })

  test('[API-03] the codes 3, 63, 61 and 68 are handed on without a message', async ({
    language,
    page,
    shell,
  }) => {
    for (const code of [3, 63, 61, 68]) {
      await test.step(String(code), async () => {
        await page.unrouteAll()
        await answerAs(page, ROLE_NAMES, { code, msg: '不应显示' })
        const answered = page.waitForResponse(ROLE_NAMES)
        await page.goto('/dashboard')
        await answered
        await shell.expectLoggedIn(inspector[language])
        await shell.userMenu(inspector[language]).click()
        await expect(page.getByRole('menuitem').first()).toBeVisible()
        await expect(page.getByText('不应显示')).toHaveCount(0)
      })
    }
  })

  test('[API-03] any other code shows the text of the server for 5 s, and the page stays usable @en-tablet', async ({
    checkList,
    language,
    page,
    shell,
    words,
  }) => {
    await page.goto('/dashboard')
    await shell.expectLoggedIn(inspector[language])
    await answerAs(page, SITES, { code: 1999, msg: '航站数据正在维护' })
    await stopClock(page)
    const answered = page.waitForResponse(SITES)
    await shell.site.hover()
    await answered
    const shown = page.getByRole('alert').filter({ hasText: '航站数据正在维护' })
    await expect(shown).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(4_900)
    await expect(shown).toBeVisible()
    await page.clock.runFor(200)
    await expect(shown).toHaveCount(0)
    await page.clock.resume()
    await shell.openFromMenu(words.safetyQuality, words.checkOrders)
    await checkList.expectShown()
  })

  test('[API-03] what the server refuses is read in the place of what is missing @en-tablet', async ({
    language,
    page,
    shell,
    words,
  }) => {
    const refusedFor = async (call: string) => {
      await answerAs(page, `**/${call}`, { code: 1999, msg: `${call} 正在维护` })
      return `${call} 正在维护`
    }
    const said = (text: string) => page.getByRole('alert').filter({ hasText: text }).first()
    const ofDashboard = [
      await refusedFor('getApplicationsList'),
      await refusedFor('statementListNew'),
      await refusedFor('findRecordByCategoryPage'),
      await refusedFor('cmnSysNotice/mine'),
      await refusedFor('cmnAppUserCustomFavorites/getList'),
    ]
    const news = await refusedFor('msg/box/query')
    const subscriptions = await refusedFor('findSubscripList')
    await page.goto('/dashboard')
    await shell.expectLoggedIn(inspector[language])
    for (const text of ofDashboard) await expect(shell.main.getByText(text).first(), text).toBeVisible()
    const { bell, words: messageWords } = new MessageBell(page, language)
    await bell.click()
    await expect(said(news)).toBeVisible()
    await page.keyboard.press('Escape')
    await shell.userMenu(inspector[language]).click()
    await page.getByRole('menuitem', { name: messageWords.subscriptions }).click()
    await expect(page.getByRole('dialog').getByText(subscriptions)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: words.cancel }).click()
    await page.goto('/myCollect')
    await expect(shell.pane.getByText('getList 正在维护')).toBeVisible()
  })

  test('[NAV-09] a site that cannot be named logs nobody out', async ({ context, language, page, shell }) => {
    await answerAs(page, '**/employee/airport', { code: 1999, msg: '航站数据正在维护' })
    await page.goto('/dashboard')
    await shell.expectLoggedIn(inspector[language])
    await expect(page.getByRole('alert').filter({ hasText: '航站数据正在维护' })).toBeVisible()
    await expect(shell.site).toContainText('CAN')
    expect((await context.cookies()).map(({ name }) => name)).toContain('Admin-Token')
  })

  test('[API-03] a code without a text says 请求数据失败', async ({ language, page, shell, words }) => {
    await page.goto('/dashboard')
    await shell.expectLoggedIn(inspector[language])
    await answerAs(page, SITES, { code: 1999, msg: '' })
    await shell.site.hover()
    await expect(page.getByRole('alert').filter({ hasText: words.requestRejected })).toBeVisible()
  })

  test('[API-04] without a connection says so, and the next try works @en-tablet', async ({
    context,
    language,
    page,
    shell,
    words,
  }) => {
    await page.goto('/dashboard')
    await shell.expectLoggedIn(inspector[language])
    await context.setOffline(true)
    await shell.site.hover()
    const failed = page.getByRole('alert').filter({ hasText: `${words.requestFailed}${words.unreached}` })
    await expect(failed).toHaveCount(1)
    await context.setOffline(false)
    await shell.userMenu(inspector[language]).hover()
    await shell.site.click()
    await expect(page.getByRole('menuitem').filter({ hasText: 'SZX' })).toBeVisible()
  })

  test('[API-04] a refusal shows the message of the server behind 请求失败： @en-tablet', async ({
    language,
    page,
    shell,
    words,
  }) => {
    // What the page asks is changed on its way, so that the server itself refuses it: names of somebody else's roles.
    await page.route(ROLE_NAMES, route =>
      route.continue({ url: route.request().url().replace(inspector.username, PEOPLE.manager.username) }),
    )
    await page.goto('/dashboard')
    await shell.expectLoggedIn(inspector[language])
    const said = language === 'zh' ? '请求的内容不存在' : 'The requested content does not exist.'
    await expect(page.getByRole('alert').filter({ hasText: `${words.requestFailed}${said}` })).toBeVisible()
  })

  test('[API-01] [API-04] a call without an answer is given up after 60 s', async ({
    checkList,
    language,
    page,
    shell,
    words,
  }) => {
    await page.goto('/dashboard')
    await shell.expectLoggedIn(inspector[language])
    // Nothing else is on its way: the moved clock would give that up as well.
    await page.waitForLoadState('networkidle')
    await page.route(SITES, () => undefined)
    await stopClock(page)
    const asked = page.waitForRequest(SITES)
    await shell.site.hover()
    const call = await asked
    const failed = page
      .getByRole('alert')
      .filter({ hasText: `${words.requestFailed}${words.interfaceException}` })
    await page.clock.runFor(59_900)
    await expect(failed).toHaveCount(0)
    expect(call.failure()).toBeNull()
    const givenUp = page.waitForEvent('requestfailed', request => request === call)
    await page.clock.runFor(200)
    await expect(failed).toBeVisible()
    expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED')
    await page.clock.resume()
    await shell.openFromMenu(words.safetyQuality, words.checkOrders)
    await checkList.expectShown()
  })

  test('[API-07] what fails without concern to the person is written down only, and the page stays usable', async ({
    checkList,
    language,
    page,
    shell,
    words,
  }) => {
    const written: string[] = []
    const uncaught: string[] = []
    page.on('console', message => written.push(message.text()))
    page.on('pageerror', error => uncaught.push(error.message))
    await page.route(OPERATE, route => route.abort())
    await page.route('**/subApp/report', route => route.abort())
    await page.goto('/dashboard')
    await shell.expectLoggedIn(inspector[language])
    await shell.openFromMenu(words.safetyQuality, words.checkOrders)
    await checkList.expectShown()
    await expect
      .poll(() => written.filter(text => text.startsWith('[operation.send] transport')))
      .not.toEqual([])
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(uncaught).toEqual([])
    await checkList.search()
    await checkList.expectShown()
  })

  test('[API-06] visits and changes are sent together, without query, and nothing of the reporting pages', async ({
    checkList,
    language,
    page,
    shell,
    words,
  }) => {
    const sent: string[] = []
    const pages = () => [...sent.join().matchAll(/"page":"([^"]*)"/g)].map(([, path]) => path)
    page.on('request', request => {
      if (!request.url().endsWith('/log/send/operate')) return
      sent.push(request.postData() ?? '')
    })
    const answered = page.waitForResponse(OPERATE)
    await page.goto('/dashboard')
    await shell.expectLoggedIn(inspector[language])
    await shell.openFromMenu(words.safetyQuality, words.checkOrders)
    await checkList.expectShown()
    await shell.follow('/safetyQuality/checkList?viewTitle=secret')
    await expect(page).toHaveURL(/viewTitle=secret/)
    expect((await answered).status()).toBe(200)
    await expect.poll(pages).toContain('/safetyQuality/checkList')
    expect(pages()[0]).toBe('/dashboard')
    expect(sent.join()).not.toContain('secret')

    await test.step('a page of voluntary reporting leaves no trace', async () => {
      await page.clock.install()
      sent.length = 0
      await shell.follow('/safetyQuality/INeedReport')
      await expect(page).toHaveURL(/INeedReport/)
      await page.clock.runFor(6_000)
      expect(sent).toEqual([])
    })

    await test.step('what the person does afterwards is written down again', async () => {
      await shell.openFromMenu(words.safetyQuality, words.checkOrders)
      await checkList.expectShown()
      await page.clock.runFor(6_000)
      await expect.poll(pages).toEqual(['/safetyQuality/checkList'])
    })
  })
})

test('[API-03] however many calls find the session over, there is one alert', async ({
  checkList,
  loginPage,
  page,
  server,
  shell,
  words,
}) => {
  await loginPage.open('/login?redirect=%2FsafetyQuality%2FcheckList')
  await loginPage.logIn(inspector.username, server.password)
  await checkList.expectShown()
  const alert = page.getByRole('dialog')
  // This answer comes when the alert is there already.
  await answerAs(page, SITES, { code: 50014, msg: '其他客户端登录' }, () => alert.waitFor())
  await answerAs(page, '**/checkOrder/queryPage', { code: 50012, msg: '其他客户端登录' })
  const late = page.waitForResponse(SITES)
  await shell.site.hover()
  await checkList.search()
  await late
  await expect(alert).toHaveCount(1)
  await expect(alert).toContainText(words.sessionOver)
  await alert.getByRole('button', { name: words.logInAgain }).click()
  await loginPage.expectShown()
  await expect(alert).toHaveCount(0)
  await expect(page).toHaveURL(/\/login\?redirect=%2FsafetyQuality%2FcheckList$/)
})
