import { callAs } from '@apron/e2e/harness/call-as'
import { expect } from '@apron/e2e/harness/fixtures/portal-test'
import { advanceDays, testWithClock as test } from '@apron/e2e/harness/fixtures/test-with-clock'
import { PEOPLE, type PersonName } from '@apron/e2e/harness/people'
import { signIn } from '@apron/e2e/harness/sign-in'
import { MessageBell } from '@apron/e2e/pages/message-bell'
import * as calls from '../contract/rectifications/rectification.calls.ts'
import { RectificationPage } from './rectification-page.ts'
import { createWatchedOrder, issueOrder } from './rectification-setup.ts'

const { mechanic, workshopHead } = PEOPLE
const TITLE = '夜班力矩扳手未归零'
const CAUSE = '借还台没有核对力矩扳手的设定值，夜班人员交还时不归零。'
const WATCH_DAYS = 30

test('[SQ-12, SQ-19] an order of level 2 goes from its message to closing after a watch of thirty days; level 1 needs the countersignature', async ({
  browser,
  language,
  server,
  words,
}) => {
  test.setTimeout(240_000)
  /** Logs a person in at the current time of the server. */
  const openAs = async (person: PersonName) => {
    const context = await browser.newContext({
      baseURL: server.origin,
      locale: 'zh-CN',
      storageState: await signIn(server.origin, PEOPLE[person].username, server.password, language),
    })
    return new RectificationPage(await context.newPage(), words)
  }
  /** Opens the message about an order from the bell. */
  const openMessage = async ({ page }: RectificationPage, text: string) => {
    const bell = new MessageBell(page, language)
    await page.goto('/dashboard')
    await bell.open()
    await bell.tab('workOrders').click()
    await bell.message(text).click()
    await expect(page).toHaveURL(/\/safetyQuality\/RectificationDetail\?id=/)
  }
  const [head, owner] = [await openAs('workshopHead'), await openAs('mechanic')]
  const [issuer, verifier] = [await openAs('inspector'), await openAs('auditor')]
  const order = await issueOrder(issuer.page.context(), { level: '2', title: TITLE })
  const levelOne = await createWatchedOrder(
    { issuer: issuer.page.context(), responsible: head.page.context(), verifier: verifier.page.context() },
    { level: '1', title: '起落架舱遗留手电筒', watchDays: WATCH_DAYS },
  )
  const address = `/safetyQuality/RectificationDetail?id=${order.id}`

  await test.step('The responsible person opens it from the message, accepts it and plans', async () => {
    await openMessage(head, `整改单${order.roNo}已下达`)
    await head.decide('接收')
    await head.addCause(CAUSE)
    await head.addAction({
      kind: '纠正措施',
      text: '借还台收回时核对并归零力矩扳手。',
      owner: mechanic.username,
    })
    await head.addAction({
      kind: '预防措施',
      text: '班前会每周抽查一次力矩扳手设定值。',
      owner: workshopHead.username,
    })
    await head.save('送审')
    await head.decide('送审')
    await head.expectState('措施待审')
  })

  await test.step('The plan is returned once with a reason, and sent again', async () => {
    await openMessage(issuer, `整改单${order.roNo}原因分析与措施待审`)
    await issuer.decide('退回', async dialog => {
      await dialog.getByRole('textbox').fill('请说明为什么借还台没有核对设定值。')
    })
    await openMessage(head, `整改单${order.roNo}被退回`)
    const why = head.pane.getByRole('textbox', { name: '为什么（每行一问，最多五行）' })
    await why.fill('为什么不核对：借还单没有这一栏')
    await head.save('送审')
    await head.decide('送审')
    await head.expectState('措施待审')
    await issuer.page.goto(address)
    await issuer.decide('审核通过')
    await issuer.expectState('整改中')
  })

  await test.step('The owner of an action records it with a photo; the responsible person reports all of them', async () => {
    await owner.page.goto(address)
    await owner.completeAction(1)
    await owner.button('保存').click()
    await expect(owner.pane.getByText('有未保存的内容')).toHaveCount(0)
    await expect(owner.button('报验')).toHaveCount(0)
    await head.page.goto(address)
    await head.completeAction(2)
    await head.save('报验')
    await head.decide('报验')
    await head.expectState('待验证')
  })

  await test.step('The owner may not verify; an independent person does', async () => {
    await owner.page.goto(address)
    await owner.expectState('待验证')
    await expect(owner.button('验证通过')).toHaveCount(0)
    await openMessage(verifier, `整改单${order.roNo}待验证`)
    await verifier.decide('验证通过', async dialog => {
      await dialog.getByLabel('观察天数').fill(String(WATCH_DAYS))
      await dialog.getByRole('textbox', { name: '如何观察' }).fill('每周抽查十把力矩扳手')
    })
    await verifier.expectState('效果观察')
  })

  await test.step('On the day before the watch ends nobody can judge the effect', async () => {
    await advanceDays(verifier.page.context(), WATCH_DAYS - 1)
    const later = await openAs('auditor')
    await later.page.goto(address)
    await later.expectState('效果观察')
    await expect(later.button('效果有效')).toHaveCount(0)
    await advanceDays(later.page.context(), 1)
  })

  await test.step('On the day it ends the verifier judges it effective, and level 2 is closed', async () => {
    const later = await openAs('auditor')
    await later.page.goto(address)
    await later.decide('效果有效', async dialog => {
      await dialog.getByRole('textbox').fill('五次抽查均已归零。')
    })
    await later.expectState('已关闭')
    await later.page.emulateMedia({ media: 'print' })
    const signatures = later.pane.getByRole('table', { name: '签署' })
    for (const row of [/下达 冯晓岚/, /责任人报验 谭勇/, /验证 许卫东/, /效果判定 许卫东/]) {
      await expect(signatures.getByRole('row', { name: row })).toBeVisible()
    }
    await later.page.emulateMedia({ media: 'screen' })
    const recipient = await openAs('workshopHead')
    const bell = new MessageBell(recipient.page, language)
    await recipient.page.goto('/dashboard')
    await bell.open()
    await bell.tab('news').click()
    await expect(bell.message(`整改单${order.roNo}已关闭`)).toBeVisible()
  })

  await test.step('Level 1 stays open until the safety director countersigns', async () => {
    const later = await openAs('auditor')
    await later.page.goto(`/safetyQuality/RectificationDetail?id=${levelOne.id}`)
    await later.decide('效果有效')
    await later.expectState('已判定有效，待安全总监会签关闭。')
    await expect(later.button('会签关闭')).toHaveCount(0)
    const director = await openAs('safetyDirector')
    await openMessage(director, `整改单${levelOne.roNo}待会签关闭`)
    await director.decide('会签关闭')
    await director.expectState('已关闭')
    const { status, daysOpen } = await callAs(director.page.context(), calls.rectificationDetail, {
      query: { id: levelOne.id },
    })
    expect({ status, daysOpen }).toEqual({ status: 'CLOSED', daysOpen: WATCH_DAYS })
  })
})
