import { callAs } from '@apron/e2e/harness/call-as'
import type { PersonName } from '@apron/e2e/harness/people'
import { expect, test } from '@apron/e2e/harness/portal-test'
import { noisePng } from '@apron/e2e/harness/sample-files'
import { seriousViolations } from '@apron/e2e/harness/serious-violations'
import { tooWide } from '@apron/e2e/harness/too-wide'
import { UploadPart } from '@apron/e2e/pages/upload-part'
import type { Page } from '@playwright/test'
import * as calls from '../contract/rectification.calls.ts'
import { submittedCheck } from './rectification-desk.ts'

const DAY_MS = 86_400_000
const TABLET = { width: 820, height: 1180 }
const pane = (page: Page) => page.getByRole('tabpanel').filter({ visible: true })
const button = (page: Page, name: string) => pane(page).getByRole('button', { name, exact: true })

/** Presses a button of the order, and the same word in the dialog that asks. */
async function decide(page: Page, name: string, fillIn: () => Promise<void> = async () => undefined) {
  await button(page, name).click()
  await fillIn()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

/** The day at the sites. */
const siteDay = (offset: number) => new Date(Date.now() + 8 * 3_600_000 + offset * DAY_MS)

/** Chooses a day so many days from today, by the calendar. */
async function chooseDay(page: Page, field: string, days: number, nextMonth: string) {
  const [today, wanted] = [siteDay(0), siteDay(days)]
  const months =
    (wanted.getUTCFullYear() - today.getUTCFullYear()) * 12 + wanted.getUTCMonth() - today.getUTCMonth()
  await page.getByRole('button', { name: field }).last().click()
  const calendar = page.getByRole('dialog').last()
  for (let month = 0; month < months; month++) await calendar.getByRole('button', { name: nextMonth }).click()
  const daysShown = calendar.locator('button:not([data-outside])')
  await daysShown.filter({ hasText: new RegExp(`^${wanted.getUTCDate()}$`) }).click()
}

test.use({ person: 'manager' })

test('[NAV-16, SQ-03, SQ-10, SQ-19] [5.1.14-20, 5.1.14-21, 5.1.14-22, 5.1.14-23, 5.1.14-25] a finding goes from the check to where its effect is watched, and without effect to a second cycle @gate', async ({
  browser,
  context,
  language,
  page,
  server,
  sessionOf,
  shell,
  words,
}) => {
  const openAs = async (person: PersonName) => {
    const own = await browser.newContext({
      baseURL: server.origin,
      locale: 'zh-CN',
      storageState: await sessionOf(person, language),
    })
    return own.newPage()
  }
  const head = await openAs('workshopHead')
  const auditor = await openAs('inspector')
  const verifier = await openAs('auditor')
  const check = await submittedCheck(auditor.context(), context, '整改故事')

  await test.step('The approver ticks the observation; three orders are there', async () => {
    await page.goto(`/safetyQuality/checkedResult?id=${check.id}&source=checkList`)
    await decide(page, '批准', async () => {
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('checkbox', { name: '第1项' })).toBeDisabled()
      await dialog.getByRole('checkbox', { name: '第3项' }).check()
      expect(await seriousViolations(page)).toEqual([])
    })
    await expect(pane(page).getByText('已审批', { exact: true }).first()).toBeVisible()
    await shell.openFromMenu(words.safetyQuality, '整改单')
    await pane(page).getByRole('searchbox', { name: '编号或标题' }).fill('整改故事')
    await pane(page).getByRole('button', { name: '查询', exact: true }).click()
    await expect(pane(page).getByRole('row')).toHaveCount(4)
  })
  const { records } = await callAs(context, calls.queryRectifications, {
    body: { current: 1, size: 10, queryCriteria: { text: '整改故事', level: '2' } },
  })
  const [order] = records
  if (order === undefined) throw new Error('There is no order')
  const address = `/safetyQuality/RectificationDetail?id=${order.id}`

  await test.step('Who answers for it opens it from the message, and accepts', async () => {
    await head.goto('/dashboard')
    await head.getByRole('button', { name: '打开', exact: true }).first().click()
    await expect(head).toHaveURL(/\/safetyQuality\/RectificationDetail\?id=/)
    await expect(pane(head).getByRole('heading', { name: '基本信息' })).toBeVisible()
    await head.goto(address)
    await expect(head).toHaveTitle(new RegExp(order.roNo))
    await decide(head, '接收')
    await expect(button(head, '送审')).toBeVisible()
  })
  await test.step('A correction alone is no plan', async () => {
    await button(head, '添加根本原因').click()
    await pane(head)
      .getByRole('textbox', { name: '原因（至少20字）' })
      .fill('清点本没有第二次签名的位置，当班人员不知道要签在哪里。')
    await button(head, '添加措施').click()
    await pane(head).getByRole('combobox', { name: '类型' }).click()
    await head.getByRole('option', { name: '纠正', exact: true }).click()
    await pane(head).getByRole('textbox', { name: '措施内容' }).fill('补签三本记录并核对全部工具。')
    await pane(head).getByRole('combobox', { name: '负责人' }).fill('100305')
    await head.getByRole('option').filter({ hasText: '100305' }).click()
    await chooseDay(head, '完成期限', 0, words.nextMonth)
    await button(head, '保存').click()
    await expect(button(head, '送审')).toBeEnabled()
    await button(head, '送审').click()
    await expect(pane(head).getByRole('alert')).toContainText(
      '每个根本原因至少需要一项纠正措施，且需预防措施',
    )
    await head.setViewportSize(TABLET)
    expect(await tooWide(head)).toEqual([])
    expect(await seriousViolations(head)).toEqual([])
  })
  await test.step('With a corrective and a preventive action it goes to review', async () => {
    await pane(head).getByRole('combobox', { name: '类型' }).click()
    await head.getByRole('option', { name: '纠正措施', exact: true }).click()
    await pane(head).getByRole('combobox', { name: '针对原因' }).click()
    await head.getByRole('option', { name: '原因 1', exact: true }).click()
    await button(head, '添加措施').click()
    await pane(head).getByRole('combobox', { name: '类型' }).last().click()
    await head.getByRole('option', { name: '预防措施', exact: true }).click()
    await pane(head).getByRole('textbox', { name: '措施内容' }).last().fill('清点本改版，增加第二次签名栏。')
    await pane(head).getByRole('combobox', { name: '负责人' }).last().fill('100303')
    await head.getByRole('option').filter({ hasText: '100303' }).click()
    await chooseDay(head, '完成期限', 0, words.nextMonth)
    await button(head, '保存').click()
    await expect(button(head, '送审')).toBeEnabled()
    await decide(head, '送审')
    await expect(pane(head).getByText('措施待审', { exact: true }).first()).toBeVisible()
  })
  await test.step('An extension of more than thirty days is refused, and one within waits for the manager, who refuses it', async () => {
    const long = '清点本由印刷厂改版，交货日期推迟到下月，没有替代办法。'
    await button(head, '申请延期').click()
    const dialog = head.getByRole('dialog')
    await dialog.getByRole('textbox', { name: '延期原因' }).fill(long)
    await dialog.getByRole('textbox', { name: '延期期间的风险控制' }).fill(long)
    await chooseDay(head, '申请延期至', 61, words.nextMonth)
    await dialog.getByRole('button', { name: '申请延期', exact: true }).click()
    await expect(dialog.getByText('单次延期不得超过30天')).toBeVisible()
    await head.keyboard.press('Escape')
    const wanted = new Date(Date.parse(order.rectifyDue) + 20 * DAY_MS).toISOString().slice(0, 10)
    const now = await callAs(head.context(), calls.rectificationDetail, { query: { id: order.id } })
    await callAs(head.context(), calls.askExtension, {
      body: { id: now.id, version: now.version, newDue: wanted, reason: long, risk: long },
    })
    await page.goto(address)
    await decide(page, '不同意延期')
    await expect(pane(page).getByText('未同意', { exact: true })).toBeVisible()
    await expect(pane(page).getByText(order.rectifyDue, { exact: true })).toBeVisible()
  })
  await test.step('The plan is accepted; each action is done with a photo, and reported', async () => {
    await auditor.goto(address)
    await decide(auditor, '审核通过')
    await expect(pane(auditor).getByText('整改中', { exact: true }).first()).toBeVisible()
    await head.goto(address)
    for (const index of [0, 1]) {
      const line = pane(head).getByRole('group', { name: `措施 ${index + 1} · ` })
      await line.getByRole('button', { name: '完成日期' }).click()
      const today = siteDay(0).getUTCDate()
      const days = head.getByRole('dialog').locator('button:not([data-outside])')
      await days.filter({ hasText: new RegExp(`^${today}$`) }).click()
      const evidence = new UploadPart(line, words)
      await evidence.choose({ name: 'done.png', bytes: noisePng(8) })
      await expect(evidence.button('openFile', 'photo-1.png')).toBeVisible()
    }
    await button(head, '保存').click()
    await expect(button(head, '报验')).toBeEnabled()
    await decide(head, '报验')
    await expect(pane(head).getByText('待验证', { exact: true }).first()).toBeVisible()
    await expect(button(head, '验证通过')).toHaveCount(0)
  })
  await test.step('Somebody who has no part in it verifies; from then on the effect is watched', async () => {
    await verifier.goto(address)
    await decide(verifier, '验证通过', async () => {
      await verifier.getByRole('dialog').getByLabel('观察天数').fill('30')
      await verifier.getByRole('dialog').getByRole('textbox', { name: '如何观察' }).fill('每周抽查清点本')
    })
    await expect(pane(verifier).getByText('效果观察', { exact: true }).first()).toBeVisible()
    await expect(button(verifier, '效果有效')).toHaveCount(0)
    expect(await seriousViolations(verifier)).toEqual([])
  })
  await test.step('On paper it has the signatures', async () => {
    await verifier.emulateMedia({ media: 'print' })
    const signatures = pane(verifier).getByRole('table', { name: '签署' })
    await expect(signatures.getByRole('row', { name: /验证 许卫东 100105/ })).toBeVisible()
  })
  await test.step('Judged not effective it begins a second cycle; causes and actions of the first stay readable', async () => {
    await verifier.emulateMedia({ media: 'screen' })
    await decide(verifier, '效果无效', async () => {
      await verifier.getByRole('dialog').getByRole('textbox').fill('抽查两周，仍有一本没有第二次签名。')
    })
    await head.goto(address)
    await expect(button(head, '送审')).toBeVisible()
    await expect(pane(head).getByRole('heading', { name: '第1轮' })).toBeVisible()
    await expect(pane(head).getByText('清点本改版，增加第二次签名栏。')).toBeVisible()
  })
  for (const each of [head, auditor, verifier]) await each.context().close()
})

test('[SQ-12, SQ-15] [5.1.14-24, 5.1.14-25] what is overdue stands out; what had its effect is closed, what had none begins anew @en', async ({
  language,
  page,
  shell,
  words,
}) => {
  const said = {
    zh: {
      title: '整改单',
      search: '编号或标题',
      overdue: '逾期6天',
      watched: '飞机库灭火器月检漏检两处',
      effective: '效果有效',
      closed: '已关闭',
      cycled: '白班第二次工具清点漏签',
      earlier: '第1轮',
      gone: '整改单不存在或无权查看',
    },
    en: {
      title: 'Rectification orders',
      search: 'Number or title',
      overdue: '6 d overdue',
      watched: 'Two fire extinguishers',
      effective: 'Effective',
      closed: 'Closed',
      cycled: 'Second tool count',
      earlier: 'Cycle 1',
      gone: 'The rectification order does not exist or you may not see it',
    },
  }[language]
  await page.goto('/dashboard')
  await shell.openFromMenu(words.safetyQuality, said.title)
  const row = (text: string) => pane(page).getByRole('row').filter({ hasText: text })
  await expect(row(said.overdue)).toHaveCount(1)
  expect(await seriousViolations(page)).toEqual([])
  const open = async (title: string) => {
    await pane(page).getByRole('searchbox', { name: said.search }).fill(title)
    await pane(page).getByRole('searchbox', { name: said.search }).press('Enter')
    await expect(pane(page).getByRole('row')).toHaveCount(2)
    await row(title).getByRole('link').click()
  }
  await open(said.watched)
  await decide(page, said.effective)
  await expect(pane(page).getByText(said.closed, { exact: true }).first()).toBeVisible()
  await shell.tab(said.title).click()
  await open(said.cycled)
  await expect(pane(page).getByRole('heading', { name: said.earlier })).toBeVisible()
  await page.setViewportSize(TABLET)
  expect(await tooWide(page)).toEqual([])
  await page.goto('/safetyQuality/RectificationDetail?id=nobody')
  await expect(pane(page).getByText(said.gone)).toBeVisible()
})
