import { seriousViolations } from '@apron/e2e/harness/checks/serious-violations'
import { tooWide } from '@apron/e2e/harness/checks/too-wide'
import { expect, test } from '@apron/e2e/harness/fixtures/portal-test'
import type { PersonName } from '@apron/e2e/harness/people'
import type { Locator, Page } from '@playwright/test'

/** Passphrase of the demo, printed with its password. */
const DEMO_PASSPHRASE = 'lamp-torque-ribbon-hangar'

const pane = (page: Page) => page.getByRole('tabpanel').filter({ visible: true })
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
/** Returns the form of the findings, as opposed to that of the key. */
const findings = (page: Page) => pane(page).getByRole('form', { name: '评估与调查' })

async function openReport(page: Page, state: string): Promise<void> {
  await page.goto(`/safetyQuality/reportDesk?state=${state}`)
  await pane(page).locator('a[href^="/safetyQuality/reportDetail?"]').first().click()
  await expect(pane(page).getByRole('heading', { name: '进度' })).toBeVisible()
}

/** Ticks all eight points and signs. */
async function sign(page: Page): Promise<void> {
  await button(pane(page), '签署去识别').click()
  const dialog = page.getByRole('dialog')
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await button(dialog, '签署去识别').click()
  await expect(dialog).toHaveCount(0)
}

test.use({ person: 'handler' })

test('[SQ-50, SQ-51] 5.1.14-10 5.1.14-12 a report is investigated, de-identified by two people, and closed by the safety director', async ({
  browser,
  language,
  page,
  server,
  sessionOf,
}) => {
  test.setTimeout(120_000)
  const openAs = async (person: PersonName) => {
    const context = await browser.newContext({
      baseURL: server.origin,
      locale: 'zh-CN',
      storageState: await sessionOf(person, language),
    })
    return context.newPage()
  }

  await test.step('the handler opens the original and drafts the de-identified text from it', async () => {
    await openReport(page, 'INVESTIGATING')
    await pane(page).getByRole('textbox', { name: '口令' }).fill(DEMO_PASSPHRASE)
    await button(pane(page), '打开').click()
    await expect(pane(page).getByText('新的轮胎充气设备本周启用').first()).toBeVisible({ timeout: 20_000 })
    await button(pane(page), '从原文生成草稿').click()
    await expect(findings(page).getByRole('textbox', { name: '标题（中文）' })).toHaveValue(
      '新设备启用前未完成培训',
    )
    await expect(findings(page).getByRole('textbox', { name: '发生了什么（中文）' })).toHaveValue(
      /轮胎充气设备/,
    )
    await findings(page).getByRole('textbox', { name: '事实' }).fill('新设备启用时只有两人接受过培训。')
    await expect(button(pane(page), '签署去识别')).toBeDisabled()
    await button(findings(page), '保存').click()
    await expect(button(pane(page), '签署去识别')).toBeEnabled()
    expect(await seriousViolations(page)).toEqual([])
    expect(await tooWide(page)).toEqual([])
  })

  const second = await openAs('secondHandler')
  await test.step('two people sign, and the contact data is destroyed', async () => {
    await sign(page)
    await expect(pane(page).getByText('何慧敏，').last()).toBeVisible()
    await openReport(second, 'INVESTIGATING')
    await sign(second)
    await expect(pane(second).getByText('邓一帆，')).toBeVisible()
    await expect(pane(second).getByText('联系方式已销毁').first()).toBeVisible()
  })

  await test.step('the handler submits the closing with feedback and reason', async () => {
    await page.reload()
    await button(pane(page), '提交关闭').click()
    const dialog = page.getByRole('dialog')
    await button(dialog, '提交关闭').click()
    await expect(dialog.getByText('请填写给报告人的反馈')).toBeVisible()
    await dialog
      .getByRole('textbox', { name: '给报告人的反馈（中文）' })
      .fill('感谢您的报告，设备已停用到培训完成为止。')
    await dialog
      .getByRole('textbox', { name: '不需要措施的理由' })
      .fill('设备已挂牌停用，培训计划已经覆盖全部人员，不需要另外的措施。')
    await button(dialog, '提交关闭').click()
    await expect(pane(page).getByText('关闭审核').first()).toBeVisible()
    await expect(button(pane(page), '批准关闭')).toHaveCount(0)
  })

  await test.step('the safety director approves it without seeing the original', async () => {
    const director = await openAs('safetyDirector')
    await openReport(director, 'CLOSING')
    await expect(pane(director).getByText('报告已加密')).toBeVisible()
    await button(pane(director), '批准关闭').click()
    await button(director.getByRole('dialog'), '批准关闭').click()
    await expect(pane(director).getByText('已关闭').first()).toBeVisible()
  })
})
