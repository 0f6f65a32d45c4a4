import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { callAs } from '@apron/e2e/harness/call-as'
import { expectOnly, recordInput } from '@apron/e2e/harness/checks/input-kinds'
import { expect, test } from '@apron/e2e/harness/fixtures/portal-test'
import { tabTo } from '@apron/e2e/harness/keyboard'
import { PEOPLE } from '@apron/e2e/harness/people'
import { noisePng } from '@apron/e2e/harness/sample-files'
import { queryCalPlan } from '../contract/cal-job.ts'

test.use({ person: 'toolKeeper' })

/** Tools in stock in the demo, due for calibration much later. */
const ASSETS = [
  'ME-0103',
  'ME-0104',
  'ME-0105',
  'ME-0106',
  'ME-0107',
  'ME-0108',
  'EL-0105',
  'EL-0106',
  'EL-0107',
  'EL-0108',
]
const [FIRST = '', SECOND = '', DAMAGED = ''] = ASSETS
/** A tool with expired calibration. */
const EXPIRED = 'TQ-0109'
const { forgetful: borrower, releaser: returner } = PEOPLE

test('[TL-15] a crib keeper works a morning with only scanner and keyboard: issues, takes returns, looks at due calibrations', async ({
  context,
  page,
  shell,
}) => {
  const { keyboard } = page
  const { pane } = shell
  const pressEnterOn = async (name: string) => {
    await tabTo(page, name)
    await keyboard.press('Enter')
  }
  /** Types and enters codes into the focused element, as a keyboard-wedge scanner does. */
  const scan = async (...codes: readonly string[]) => {
    for (const code of codes) {
      await keyboard.type(code)
      await keyboard.press('Enter')
    }
  }
  const loanWith = (assetNo: string) =>
    pane.getByRole('table', { name: '未还借用单' }).getByRole('row').filter({ hasText: assetNo })
  const basket = pane.getByRole('table', { name: '工具篮' }).getByRole('row')
  await recordInput(page)

  await test.step('The desk is opened from the menu; the scanner field has the focus', async () => {
    await page.goto('/dashboard')
    await pressEnterOn('工具管理')
    await pressEnterOn('借还台')
    await expect(pane.getByRole('textbox', { name: '扫描或输入' })).toBeFocused()
  })

  await test.step('Ten tools are issued with twelve scans', async () => {
    await scan(borrower.username, ...ASSETS)
    await expect(pane.getByText(`借出给 ${borrower.zh}（${borrower.username}）`)).toBeVisible()
    await expect(basket).toHaveCount(1 + ASSETS.length)
    await scan('OK')
    await expect(loanWith(FIRST)).toContainText(borrower.zh)
    await expect(loanWith(ASSETS.at(-1) ?? '')).toContainText(/TL-\d{4}-\d{4}/)
  })

  await test.step('A rejected scan shows the reason, and does not block the next one', async () => {
    await scan(borrower.username, EXPIRED)
    await expect(pane.getByRole('alert')).toContainText(`${EXPIRED} 不在库，不能借出`)
    await scan('CLEAR')
    await expect(pane.getByText('请扫描借用人的工牌，或扫描要归还的工具')).toBeVisible()
  })

  await test.step('Another person returns two of them', async () => {
    await scan(FIRST, SECOND, returner.username)
    await expect(pane.getByText(`归还人：${returner.zh}（${returner.username}）`)).toBeVisible()
    await scan('OK')
    await expect(page.getByText('已收回 2 件')).toBeVisible()
    await expect(loanWith(FIRST)).toHaveCount(0)
    await expect(loanWith(DAMAGED)).toContainText('部分归还')
  })

  await test.step('A damaged one is quarantined with a photo; condition and file are chosen by keyboard', async () => {
    await scan(DAMAGED)
    await tabTo(page, `${DAMAGED} 的状况`)
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { name: '损坏' })).toBeVisible()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(page.locator(':focus')).toHaveValue('损坏')
    // Start waiting before the key press, or the dialog is missed.
    const chooser = page.waitForEvent('filechooser')
    await pressEnterOn('选择文件')
    await (await chooser).setFiles({ name: 'damage.png', mimeType: 'image/png', buffer: noisePng(8) })
    await expect(pane.getByRole('button', { name: /^查看：/ })).toBeVisible()
    await keyboard.press('Shift+Tab')
    await pressEnterOn('收回')
    await expect(page.getByText(`已隔离：${DAMAGED}`)).toBeVisible()
    await expect(loanWith(DAMAGED)).toHaveCount(0)
  })

  await test.step('Due calibrations are viewed by month, and one tool is opened', async () => {
    const thisMonth = wireDate(new Date()).slice(0, 7)
    const { months } = await callAs(context, queryCalPlan, { query: { month: thisMonth } })
    const laterIndex = months.findIndex(({ month, count }) => month > thisMonth && count > 0)
    const month = months[laterIndex]?.month ?? ''
    const steps = laterIndex - months.findIndex(each => each.month === thisMonth)
    await pressEnterOn('计量计划')
    await expect(pane.getByRole('row', { name: /TQ-0117/ })).toBeVisible()
    await tabTo(page, '月份')
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('option').filter({ hasText: month })).toBeVisible()
    for (let step = 0; step < steps; step++) await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(pane.getByRole('row', { name: /TQ-0117/ })).toHaveCount(0)
    await expect(pane.getByRole('row').nth(1)).toContainText(month)
    const first = /[A-Z]{2}-\d{4}/.exec((await pane.getByRole('row').nth(1).textContent()) ?? '')?.[0] ?? ''
    await pressEnterOn(first)
    await expect(shell.tab(first)).toHaveAttribute('aria-selected', 'true')
    await expect(pane.getByRole('heading', { name: first })).toBeVisible()
  })
  await expectOnly(page, 'keys')
})
