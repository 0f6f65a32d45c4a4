import { decodeEmployeeHeader } from '@apron/contract/wire/formats/employee-header'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { MessageBell } from '../../../pages/message-bell.ts'

const { inspector } = PEOPLE
const OPERATE = '**/log/send/operate'

/** Changes responses on their way, as a gateway may: our server never sends these codes. */
async function overrideResponse(
  page: Page,
  calls: string,
  changed: { readonly code: number; readonly msg: string },
): Promise<void> {
  await page.route(calls, async route => {
    const response = await route.fetch()
    const body: unknown = await response.json()
    await route.fulfill({ response, json: Object.assign(Object(body), changed) })
  })
}

test.describe('a logged-in person', () => {
  test.use({ person: 'inspector' })

  test('[API-01] every call carries person, project, site and language', async ({
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
    // Including the first calls, before the session is loaded.
    for (const call of calls) {
      const employee = decodeEmployeeHeader(call.headers()['employee'] ?? '')
      expect(employee, call.url()).toMatchObject({ userCode: inspector.username, airportThreeCode: 'CAN' })
    }
    calls.length = 0
    await page.goto('/safetyQuality/INeedReport')
    await expect.poll(() => calls.some(call => call.url().includes('getInternationalization'))).toBe(true)
    await expect.poll(() => calls.some(call => call.url().includes('getRoleNames'))).toBe(true)
    expect(calls.filter(call => 'employee' in call.headers()).map(call => call.url())).toEqual([])
    // Only calls that identify the person carry the session.
    const open = calls.filter(call => /getInternationalization|cmnSysNotice/.test(call.url()))
    expect(open.filter(call => 'authorization' in call.headers()).map(call => call.url())).toEqual([])
  })

  test('[API-03] a rejection shows the server’s message in place of the missing content @en-tablet', async ({
    language,
    page,
    shell,
    words,
  }) => {
    const rejectCall = async (call: string) => {
      await overrideResponse(page, `**/${call}`, { code: 1999, msg: `${call} 正在维护` })
      return `${call} 正在维护`
    }
    const alert = (text: string) => page.getByRole('alert').filter({ hasText: text }).first()
    const dashboardMessages = [
      await rejectCall('getApplicationsList'),
      await rejectCall('statementListNew'),
      await rejectCall('findRecordByCategoryPage'),
      await rejectCall('cmnSysNotice/mine'),
      await rejectCall('cmnAppUserCustomFavorites/getList'),
    ]
    const news = await rejectCall('msg/box/query')
    const subscriptions = await rejectCall('findSubscripList')
    await page.goto('/dashboard')
    await shell.expectLoggedIn(inspector[language])
    for (const text of dashboardMessages) await expect(shell.main.getByText(text).first(), text).toBeVisible()
    const { bell, words: messageWords } = new MessageBell(page, language)
    await bell.click()
    await expect(alert(news)).toBeVisible()
    await page.keyboard.press('Escape')
    await shell.userMenu(inspector[language]).click()
    await page.getByRole('menuitem', { name: messageWords.subscriptions }).click()
    await expect(page.getByRole('dialog').getByText(subscriptions)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: words.cancel }).click()
    await page.goto('/myCollect')
    await expect(shell.pane.getByText('getList 正在维护')).toBeVisible()
  })

  test('[NAV-09] a failing site call does not log out', async ({ context, language, page, shell }) => {
    await overrideResponse(page, '**/employee/airport', { code: 1999, msg: '航站数据正在维护' })
    await page.goto('/dashboard')
    await shell.expectLoggedIn(inspector[language])
    await expect(page.getByRole('alert').filter({ hasText: '航站数据正在维护' })).toBeVisible()
    await expect(shell.site).toContainText('CAN')
    expect((await context.cookies()).map(({ name }) => name)).toContain('Admin-Token')
  })

  test('[API-07] background failures are only logged, and the page stays usable', async ({
    checkList,
    language,
    page,
    shell,
    words,
  }) => {
    const consoleLines: string[] = []
    const uncaught: string[] = []
    page.on('console', message => consoleLines.push(message.text()))
    page.on('pageerror', error => uncaught.push(error.message))
    await page.route(OPERATE, route => route.abort())
    await page.route('**/subApp/report', route => route.abort())
    await page.goto('/dashboard')
    await shell.expectLoggedIn(inspector[language])
    await shell.openFromMenu(words.safetyQuality, words.checkOrders)
    await checkList.expectShown()
    await expect
      .poll(() => consoleLines.filter(text => text.startsWith('[operation.send] transport')))
      .not.toEqual([])
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(uncaught).toEqual([])
    await checkList.search()
    await checkList.expectShown()
  })

  test('[API-06] visits and changes are reported together, without queries and without the reporting pages', async ({
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
    const reportResponse = page.waitForResponse(OPERATE)
    await page.goto('/dashboard')
    await shell.expectLoggedIn(inspector[language])
    await shell.openFromMenu(words.safetyQuality, words.checkOrders)
    await checkList.expectShown()
    await shell.follow('/safetyQuality/checkList?viewTitle=secret')
    await expect(page).toHaveURL(/viewTitle=secret/)
    expect((await reportResponse).status()).toBe(200)
    await expect.poll(pages).toContain('/safetyQuality/checkList')
    expect(pages()[0]).toBe('/dashboard')
    expect(sent.join()).not.toContain('secret')

    await test.step('a page of voluntary reporting is not reported', async () => {
      await page.clock.install()
      sent.length = 0
      await shell.follow('/safetyQuality/INeedReport')
      await expect(page).toHaveURL(/INeedReport/)
      await page.clock.runFor(6_000)
      expect(sent).toEqual([])
    })

    await test.step('later actions are reported again', async () => {
      await shell.openFromMenu(words.safetyQuality, words.checkOrders)
      await checkList.expectShown()
      await page.clock.runFor(6_000)
      await expect.poll(pages).toEqual(['/safetyQuality/checkList'])
    })
  })
})
