import { decodeEmployeeHeader } from '@apron/contract/rules/employee-header'
import { PEOPLE } from '../harness/people.ts'
import { expect, test } from '../harness/portal-test.ts'

const { inspector } = PEOPLE

// A switch replaces the token, so this person logs in anew and shares no session with other tests.
test('[AIR-01, AIR-02, AIR-03, AIR-04, AIR-05, BAR-06] one works at another site from the switch on @both', async ({
  checkList,
  context,
  language,
  loginPage,
  page,
  server,
  shell,
  words,
}) => {
  const tokenOf = async () => (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value
  const sites: string[] = []
  const calls: string[] = []
  page.on('request', request => {
    const employee = request.headers()['employee']
    if (employee !== undefined) sites.push(decodeEmployeeHeader(employee)?.airportThreeCode ?? '')
    calls.push(new URL(request.url()).pathname)
  })

  await test.step('Given I work at the main base', async () => {
    await loginPage.open('/login?redirect=%2FsafetyQuality%2FcheckList')
    await loginPage.logIn(inspector.username, server.password)
    await checkList.expectShown()
    await expect(shell.site).toContainText('CAN')
  })
  const before = { numbers: await checkList.numbers(), token: await tokenOf() }
  expect(new Set(sites)).toEqual(new Set(['CAN']))

  await test.step('When I choose another of my sites', async () => {
    await shell.site.click()
    await expect(page.getByRole('menuitem')).toHaveCount(3)
    calls.length = 0
    await page.getByRole('menuitem').filter({ hasText: 'SZX' }).click()
  })

  await test.step('Then I am asked whether to reload, and stay where I am when not', async () => {
    const question = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(question).toContainText(words.siteSwitched)
    expect(calls.some(path => path.endsWith('/employee/loginEmployeeInfo'))).toBe(true)
    expect(await tokenOf()).not.toBe(before.token)
    await question.getByRole('button', { name: words.notNow }).click()
    await expect(shell.site).toContainText('SZX')
  })

  await test.step('And calls are made for the new site', async () => {
    sites.length = 0
    await checkList.search()
    await expect.poll(() => checkList.numbers()).not.toEqual(before.numbers)
    expect(new Set(sites)).toEqual(new Set(['SZX']))
  })

  await test.step('When I switch again and say yes, then the page is loaded anew', async () => {
    await shell.site.click()
    await page.getByRole('menuitem').filter({ hasText: 'CAN' }).click()
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: words.reload, exact: true }).click()
    await loaded
    await shell.expectLoggedIn(inspector[language])
    await expect(shell.site).toContainText('CAN')
    await expect.poll(() => checkList.numbers()).toEqual(before.numbers)
  })
})
