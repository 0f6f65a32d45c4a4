import { callAs } from '@apron/e2e/harness/call-as'
import { seriousViolations } from '@apron/e2e/harness/checks/serious-violations'
import { tooWide } from '@apron/e2e/harness/checks/too-wide'
import { expect, test } from '@apron/e2e/harness/fixtures/portal-test'
import type { PersonName } from '@apron/e2e/harness/people'
import * as calls from '../contract/rectifications/rectification.calls.ts'
import { RectificationPage } from './rectification-page.ts'
import { submitCheckWithFindings } from './rectification-setup.ts'

const DAY_MS = 86_400_000
const TABLET = { width: 820, height: 1180 }

test.use({ person: 'manager' })

test('[NAV-16, SQ-03, SQ-10, SQ-19] [5.1.14-20, 5.1.14-21, 5.1.14-22, 5.1.14-23, 5.1.14-25] a finding goes from the check to the watch of its effect, and without effect to a second cycle @gate', async ({
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
    const personContext = await browser.newContext({
      baseURL: server.origin,
      locale: 'zh-CN',
      storageState: await sessionOf(person, language),
    })
    return new RectificationPage(await personContext.newPage(), words)
  }
  const head = await openAs('workshopHead')
  const auditor = await openAs('inspector')
  const verifier = await openAs('auditor')
  const manager = new RectificationPage(page, words)
  const check = await submitCheckWithFindings(auditor.page.context(), context, '整改故事')

  await test.step('The approver selects the observation; three orders are issued', async () => {
    await page.goto(`/safetyQuality/checkedResult?id=${check.id}&source=checkList`)
    await manager.decide('批准', async () => {
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('checkbox', { name: '第1项' })).toBeDisabled()
      await dialog.getByRole('checkbox', { name: '第3项' }).check()
      expect(await seriousViolations(page)).toEqual([])
    })
    await manager.expectState('已审批')
    await shell.openFromMenu(words.safetyQuality, '整改单')
    await manager.pane.getByRole('searchbox', { name: '编号或标题' }).fill('整改故事')
    await manager.pane.getByRole('button', { name: '查询', exact: true }).click()
    await expect(manager.pane.getByRole('row')).toHaveCount(4)
  })
  const { records } = await callAs(context, calls.queryRectifications, {
    body: { current: 1, size: 10, queryCriteria: { text: '整改故事', level: '2' } },
  })
  const [order] = records
  if (order === undefined) throw new Error('no order')
  const address = `/safetyQuality/RectificationDetail?id=${order.id}`

  await test.step('The responsible person opens it from the message, and accepts', async () => {
    await head.page.goto('/dashboard')
    await head.page.getByRole('button', { name: '打开', exact: true }).first().click()
    await expect(head.page).toHaveURL(/\/safetyQuality\/RectificationDetail\?id=/)
    await expect(head.pane.getByRole('heading', { name: '基本信息' })).toBeVisible()
    await head.page.goto(address)
    await expect(head.page).toHaveTitle(new RegExp(order.roNo))
    await head.decide('接收')
    await expect(head.button('送审')).toBeVisible()
  })
  await test.step('A plan with only a correction is rejected', async () => {
    await head.addCause('清点本没有第二次签名的位置，当班人员不知道要签在哪里。')
    await head.addAction({ kind: '纠正', text: '补签三本记录并核对全部工具。', owner: '100305' })
    await head.save('送审')
    await head.button('送审').click()
    await expect(head.pane.getByRole('alert')).toContainText('每个根本原因至少需要一项纠正措施，且需预防措施')
    await head.page.setViewportSize(TABLET)
    expect(await tooWide(head.page)).toEqual([])
    expect(await seriousViolations(head.page)).toEqual([])
  })
  await test.step('With a corrective and a preventive action it goes to review', async () => {
    await head.chooseKind('纠正措施')
    await head.pane.getByRole('combobox', { name: '针对原因' }).click()
    await head.page.getByRole('option', { name: '原因 1', exact: true }).click()
    await head.addAction({ kind: '预防措施', text: '清点本改版，增加第二次签名栏。', owner: '100303' })
    await head.save('送审')
    await head.decide('送审')
    await head.expectState('措施待审')
  })
  await test.step('An extension of more than thirty days is rejected; a shorter one awaits the manager, who refuses it', async () => {
    const longText = '清点本由印刷厂改版，交货日期推迟到下月，没有替代办法。'
    await head.button('申请延期').click()
    const dialog = head.page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: '延期原因' }).fill(longText)
    await dialog.getByRole('textbox', { name: '延期期间的风险控制' }).fill(longText)
    await head.chooseDay('申请延期至', 61)
    await dialog.getByRole('button', { name: '申请延期', exact: true }).click()
    await expect(dialog.getByText('单次延期不得超过30天')).toBeVisible()
    await head.page.keyboard.press('Escape')
    const requestedDue = new Date(Date.parse(order.rectifyDue) + 20 * DAY_MS).toISOString().slice(0, 10)
    const current = await callAs(head.page.context(), calls.rectificationDetail, { query: { id: order.id } })
    await callAs(head.page.context(), calls.askExtension, {
      body: {
        id: current.id,
        version: current.version,
        newDue: requestedDue,
        reason: longText,
        risk: longText,
      },
    })
    await page.goto(address)
    await manager.decide('不同意延期')
    await expect(manager.pane.getByText('未同意', { exact: true })).toBeVisible()
    await expect(manager.pane.getByText(order.rectifyDue, { exact: true })).toBeVisible()
  })
  await test.step('The plan is accepted; each action is done with a photo, and reported', async () => {
    await auditor.page.goto(address)
    await auditor.decide('审核通过')
    await auditor.expectState('整改中')
    await head.page.goto(address)
    for (const seq of [1, 2]) await head.completeAction(seq)
    await head.save('报验')
    await head.decide('报验')
    await head.expectState('待验证')
    await expect(head.button('验证通过')).toHaveCount(0)
  })
  await test.step('An independent person verifies; the watch of the effect begins', async () => {
    await verifier.page.goto(address)
    await verifier.decide('验证通过', async () => {
      await verifier.page.getByRole('dialog').getByLabel('观察天数').fill('30')
      await verifier.page
        .getByRole('dialog')
        .getByRole('textbox', { name: '如何观察' })
        .fill('每周抽查清点本')
    })
    await verifier.expectState('效果观察')
    await expect(verifier.button('效果有效')).toHaveCount(0)
    expect(await seriousViolations(verifier.page)).toEqual([])
  })
  await test.step('The printed order has the signatures', async () => {
    await verifier.page.emulateMedia({ media: 'print' })
    const signatures = verifier.pane.getByRole('table', { name: '签署' })
    await expect(signatures.getByRole('row', { name: /验证 许卫东 100105/ })).toBeVisible()
  })
  await test.step('Judged not effective, it starts a second cycle; causes and actions of the first stay readable', async () => {
    await verifier.page.emulateMedia({ media: 'screen' })
    await verifier.decide('效果无效', async () => {
      await verifier.page.getByRole('dialog').getByRole('textbox').fill('抽查两周，仍有一本没有第二次签名。')
    })
    await head.page.goto(address)
    await expect(head.button('送审')).toBeVisible()
    await expect(head.pane.getByRole('heading', { name: '第1轮' })).toBeVisible()
    await expect(head.pane.getByText('清点本改版，增加第二次签名栏。')).toBeVisible()
  })
  for (const each of [head, auditor, verifier]) await each.page.context().close()
})

test('[SQ-12, SQ-15] [5.1.14-24, 5.1.14-25] overdue orders stand out; effective ones are closed, ineffective ones start a new cycle @en', async ({
  language,
  page,
  shell,
  words,
}) => {
  const order = new RectificationPage(page, words)
  const texts = {
    zh: {
      title: '整改单',
      search: '编号或标题',
      overdue: '逾期6天',
      orderInWatch: '飞机库灭火器月检漏检两处',
      effective: '效果有效',
      closed: '已关闭',
      orderInSecondCycle: '白班第二次工具清点漏签',
      firstCycle: '第1轮',
      notFound: '整改单不存在或无权查看',
    },
    en: {
      title: 'Rectification orders',
      search: 'Number or title',
      overdue: '6 d overdue',
      orderInWatch: 'Two fire extinguishers',
      effective: 'Effective',
      closed: 'Closed',
      orderInSecondCycle: 'Second tool count',
      firstCycle: 'Cycle 1',
      notFound: 'The rectification order does not exist or you may not see it',
    },
  }[language]
  await page.goto('/dashboard')
  await shell.openFromMenu(words.safetyQuality, texts.title)
  const row = (text: string) => order.pane.getByRole('row').filter({ hasText: text })
  await expect(row(texts.overdue)).toHaveCount(1)
  expect(await seriousViolations(page)).toEqual([])
  const open = async (title: string) => {
    await order.pane.getByRole('searchbox', { name: texts.search }).fill(title)
    await order.pane.getByRole('searchbox', { name: texts.search }).press('Enter')
    await expect(order.pane.getByRole('row')).toHaveCount(2)
    await row(title).getByRole('link').click()
  }
  await open(texts.orderInWatch)
  await order.decide(texts.effective)
  await order.expectState(texts.closed)
  await shell.tab(texts.title).click()
  await open(texts.orderInSecondCycle)
  await expect(order.pane.getByRole('heading', { name: texts.firstCycle })).toBeVisible()
  await page.setViewportSize(TABLET)
  expect(await tooWide(page)).toEqual([])
  await page.goto('/safetyQuality/RectificationDetail?id=nobody')
  await expect(order.pane.getByText(texts.notFound)).toBeVisible()
})
