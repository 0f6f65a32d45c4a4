import { expectOnly, recordInput } from '@apron/e2e/harness/checks/input-kinds'
import { smallTargets } from '@apron/e2e/harness/checks/small-targets'
import { expect, test } from '@apron/e2e/harness/fixtures/portal-test'
import type { PersonName } from '@apron/e2e/harness/people'
import { PEOPLE } from '@apron/e2e/harness/people'
import { ConfirmPassword } from '@apron/e2e/pages/sign-in/confirm-password'
import type { Page } from '@playwright/test'
import { jobCard } from '../contract/job-card.ts'
import { createAssignedCard } from './assigned-card.ts'

const FINGER_PX = 44
const TITLE = '2号主轮更换（触摸）'
const torque = (textZh: string, min: number, max: number) =>
  ({ kind: 'MEASURE', textZh, measureLabel: '力矩', unit: 'N·m', min, max, decimals: 0 }) as const
/** Nine steps for the mechanic, and one for the next shift. */
const STEPS = [
  { kind: 'WORK', textZh: '核对机轮件号、序号与合格证' },
  { kind: 'WORK', textZh: '清洁轴面并目视检查' },
  { kind: 'WORK', textZh: '装上机轮' },
  torque('拧紧轴螺母至初始力矩', 600, 660),
  torque('松开后拧紧至终力矩', 200, 220),
  { kind: 'WORK', textZh: '安装锁片' },
  { kind: 'WORK', textZh: '打保险' },
  { kind: 'WORK', textZh: '充气至规定压力' },
  { kind: 'CLOSE', textZh: '装上轮毂罩' },
  { kind: 'TOOLCOUNT', textZh: '清点工具' },
] as const
const SIGNED_COUNT = 9
const MEASURED_VALUES: Readonly<Record<number, string>> = { 4: '630', 5: '210' }
const { actions, fields } = jobCard

test.describe('a mechanic at the aircraft', () => {
  test.use({ person: 'mechanic', viewport: { width: 820, height: 1180 }, hasTouch: true })

  test('[WC-08, WC-16] finds the card, signs nine steps and hands over using only touch', async ({
    browser,
    language,
    page,
    server,
    sessionOf,
    shell,
  }) => {
    test.setTimeout(240_000)
    const openAs = async (person: PersonName) =>
      browser.newContext({
        baseURL: server.origin,
        locale: 'zh-CN',
        viewport: { width: 820, height: 1180 },
        hasTouch: true,
        storageState: await sessionOf(person, language),
      })
    const [author, checker, foreman] = [
      await openAs('author'),
      await openAs('secondAuthor'),
      await openAs('workshopHead'),
    ]
    const year = new Date().getFullYear()
    const card = await createAssignedCard(
      { author, checker, foreman },
      { packageNo: `PK-${year}-0031`, titleZh: TITLE, steps: STEPS, lead: PEOPLE.mechanic.username },
    )
    const { pane } = shell
    const button = (name: string) => pane.getByRole('button', { name, exact: true })
    const expectTouchOnly = async () => {
      expect.soft(await smallTargets(page, FINGER_PX)).toEqual([])
      await expectOnly(page, 'touch')
    }
    /** Taps a button that signs, and types the password if the portal asks for it again. */
    const signBy = async (targetPage: Page, press: () => Promise<void>, expectDone: () => Promise<void>) => {
      const confirm = new ConfirmPassword(targetPage, language)
      await press()
      await expect(async () => {
        if (await confirm.root.isVisible()) {
          await confirm.password.fill(server.password)
          await confirm.root.getByRole('button', { name: confirm.words.confirm, exact: true }).tap()
        }
        await expectDone()
      }).toPass({ timeout: 20_000 })
    }
    await recordInput(page)

    await test.step('Opens the card from the menu and the list of own cards', async () => {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: '打开菜单' }).tap()
      await shell.expandGroup('工卡', 'tap')
      await shell.menuEntry('工卡列表').tap()
      await pane.getByRole('link', { name: '我的', exact: true }).tap()
      await expectTouchOnly()
      await pane.getByRole('link', { name: card.cardNo }).tap()
      await expect(pane.getByRole('heading', { name: card.cardNo })).toBeVisible()
      await expectTouchOnly()
    })

    await test.step('Starts it, and signs nine steps in order, two of them measured', async () => {
      await button(actions.start.zh).tap()
      for (const [index, { textZh }] of STEPS.slice(0, SIGNED_COUNT).entries()) {
        const step = index + 1
        await expect(pane.getByRole('article')).toContainText(textZh)
        const value = MEASURED_VALUES[step]
        if (value !== undefined) await pane.getByRole('spinbutton', { name: /实测值/ }).fill(value)
        await signBy(
          page,
          () => button('签署').tap(),
          () => expect(pane.getByText(`已完成 ${step} / ${STEPS.length} 步`)).toBeVisible({ timeout: 2_000 }),
        )
      }
      // A toast may briefly cover what is below it.
      await expect(page.getByText('签署成功')).toHaveCount(0)
      await expectTouchOnly()
    })

    await test.step('Hands over at the end of the shift; an empty handover is rejected', async () => {
      const dialog = page.getByRole('dialog')
      const choose = async (label: string, option: string | RegExp) => {
        await dialog.getByRole('combobox', { name: label }).tap()
        await page.getByRole('option', { name: option }).tap()
      }
      const confirmButton = dialog.getByRole('button', { name: actions.pause.zh, exact: true })
      await button(actions.pause.zh).tap()
      await dialog.getByRole('radiogroup', { name: fields.pauseReason.zh }).getByText('下班').tap()
      await confirmButton.tap()
      await expect(page.getByText('请填写交接内容')).toBeVisible()
      await choose(fields.fromShift.zh, /^白班/)
      await choose(fields.toShift.zh, /^中班/)
      await dialog.getByRole('textbox', { name: fields.doneText.zh }).fill('第1至9步已签署。')
      await dialog.getByRole('textbox', { name: fields.openText.zh }).fill('第10步清点工具。')
      await expectTouchOnly()
      await signBy(
        page,
        () => confirmButton.tap(),
        () => expect(dialog).toHaveCount(0, { timeout: 2_000 }),
      )
      await expect(pane.getByText('第10步清点工具。').first()).toBeVisible()
      await expectOnly(page, 'touch')
    })

    await test.step('A person of the next shift takes over on another tablet; the card shows who', async () => {
      const nextShift = await openAs('releaser')
      const tablet = await nextShift.newPage()
      await recordInput(tablet)
      await tablet.goto(`/workCard/cardExecute?id=${card.id}`)
      const tabletPane = tablet.getByRole('tabpanel').filter({ visible: true })
      const takeoverEntry = tabletPane.getByText('接班', { exact: true })
      await signBy(
        tablet,
        () => tabletPane.getByRole('button', { name: actions.resume.zh, exact: true }).tap(),
        () => expect(takeoverEntry.first()).toBeVisible({ timeout: 2_000 }),
      )
      await expect(tabletPane.getByText(PEOPLE.releaser.zh).first()).toBeVisible()
      await expectOnly(tablet, 'touch')
      await nextShift.close()
    })
    for (const each of [author, checker, foreman]) await each.close()
  })
})
