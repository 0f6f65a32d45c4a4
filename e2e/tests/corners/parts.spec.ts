import { ACTION_TEXTS } from '@apron/contract/errors/action-texts'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { USER_SEARCHES_PER_MINUTE } from '@apron/contract/limits/user-search'
import { PARTS_TEXTS } from '../../apps/parts/parts.texts.ts'
import { testWithApps } from '../../harness/test-with-apps.ts'
import { PartsPage } from '../../pages/parts-page.ts'
import { SearchDialog } from '../../pages/search-dialog.ts'

const { dialogs: DIALOGS, fields: FIELDS } = PARTS_TEXTS
const WIDTHS = [560, 600, 800, 900, 1100] as const

const base = testWithApps(apps => apps.build('parts', 'amm').then(() => undefined))
const test = base.extend<{ parts: PartsPage }>({
  parts: async ({ page, language, words }, use) => use(new PartsPage(page, language, words)),
})
const { expect } = test

test.describe('somebody who searches too often', () => {
  // Nobody else's searches: the limit is the person's, for a minute.
  test.use({ person: 'auditor' })

  test('[PART-01] reads so in the list, and what was typed stays @en-tablet', async ({
    language,
    page,
    parts,
  }) => {
    await parts.open('fields')
    const field = parts.field(FIELDS.user)
    const found = page.waitForRequest(/cmnSvUser\/queryPage$/)
    await field.fill('100104')
    const headers = await (await found).allHeaders()
    const body = { current: 1, size: 1, queryCriteria: { text: '100104' } }
    const last = await page.evaluate(
      async ({ url, sent, times }) => {
        const { authorization = '', projectcode: projectCode = '' } = sent.headers
        const search = () =>
          fetch(url, {
            method: 'POST',
            headers: { authorization, projectCode, 'content-type': 'application/json' },
            body: JSON.stringify(sent.body),
          })
        const answers = await Promise.all(Array.from({ length: times }, search))
        return answers.map(({ status }) => status)
      },
      { url: (await found).url(), sent: { headers, body }, times: USER_SEARCHES_PER_MINUTE },
    )
    expect(last.filter(status => status === 429)).toHaveLength(1)
    await field.fill('100103')
    await expect(page.getByRole('listbox')).toContainText(SERVER_ERRORS.tooManyRequests[language])
    await expect(field).toHaveValue('100103')
  })
})

test.describe('fields', () => {
  test.use({ person: 'inspector' })
  test.beforeEach(({ parts }) => parts.open('fields'))

  test('[PART-01] people are found by department, number or name, and nothing is asked before something is typed @en-tablet', async ({
    language,
    page,
    parts,
  }) => {
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('/cmnSvUser/queryPage')) asked.push(request.postData() ?? '')
    })
    const field = parts.field(FIELDS.user)
    const name = language === 'zh' ? '冯晓岚' : 'Feng Xiaolan'
    const options = page.getByRole('option')

    await test.step('nothing, or blanks: the list says what to do', async () => {
      await field.click()
      await expect(page.getByRole('listbox')).toContainText(language === 'zh' ? '工号' : 'number')
      await field.fill('   ')
      await expect(options).toHaveCount(0)
    })
    await test.step('the number', async () => {
      await field.fill('100104')
      await expect(parts.person(name)).toBeVisible()
      expect(asked.map(body => JSON.parse(body).queryCriteria.text)).toEqual(['100104'])
    })
    await test.step('the department', async () => {
      await field.fill(language === 'zh' ? '质量保证室' : 'quality assurance')
      await expect(options).toHaveCount(3)
      await expect(parts.person(name)).toContainText(
        language === 'zh' ? '安全质量部 / 质量保证室' : 'Safety & Quality /',
      )
    })
    await test.step('the name, and choose by keyboard', async () => {
      await field.fill(name)
      await expect(options).toHaveCount(1)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue(`${name} 100104`)
      await expect(parts.chosen).toHaveText('100104')
    })
    await test.step('nobody', async () => {
      await field.fill('zzzz')
      await expect(page.getByRole('listbox')).toContainText(language === 'zh' ? '没有找到' : 'No people')
    })
  })

  test('[PART-01] several people are found one after the other', async ({ page, parts }) => {
    const field = parts.field(FIELDS.users)
    for (const number of ['100104', '100105']) {
      await field.fill(number)
      await page.getByRole('option').filter({ hasText: number }).click()
    }
    await expect(parts.chosen).toHaveText('100104 100105')
    await page.keyboard.press('Escape')
    await field.press('Backspace')
    await expect(parts.chosen).toHaveText('100104')
  })

  for (const [typed, whole, exact] of [
    ['150', '99', '5'],
    ['-20', '0', '-5'],
    ['2.5', '3', '2.5'],
    ['1.005', '1', '1.01'],
    ['4.4', '4', '4.4'],
  ] as const) {
    test(`[UI-02] ${typed} becomes ${whole} between 0 and 99, and ${exact} with two digits between -5 and 5`, async ({
      parts,
    }) => {
      for (const [field, expected] of [
        [parts.field(FIELDS.whole), whole],
        [parts.field(FIELDS.exact), exact],
      ] as const) {
        await field.fill(typed)
        await expect(field).toHaveValue(typed)
        await field.press('Tab')
        await expect(field).toHaveValue(expected)
      }
    })
  }

  test('[PART-04] validity is 7, 15 or 30 days, permanent, or from a day to a day @en-tablet', async ({
    page,
    parts,
  }) => {
    const group = parts.pane.getByRole('radiogroup', { name: parts.say(FIELDS.validity) })
    const value = parts.pane.getByTestId('validity')
    const choices = await group
      .getByRole('radio')
      .evaluateAll(all => all.map(one => one.getAttribute('value')))
    expect(choices).toEqual(['7', '15', '30', 'permanent', 'own'])
    await expect(value).toHaveText(parts.say(FIELDS.nothing))
    for (const [choice, expected] of [
      ['7', '2026-03-02/2026-03-08'],
      ['15', '2026-03-02/2026-03-16'],
      ['30', '2026-03-02/2026-03-31'],
      ['permanent', '2026-03-02/'],
    ] as const) {
      await group.locator(`input[value="${choice}"]`).check({ force: true })
      await expect(value).toHaveText(expected)
    }
    await test.step('own days: from today, until the last day is chosen too', async () => {
      await group.locator('input[value="own"]').check({ force: true })
      await expect(value).toHaveText(parts.say(FIELDS.nothing))
      await parts.pane.getByRole('button', { name: parts.say(FIELDS.validity) }).click()
      const days = page.getByRole('dialog').getByRole('button').filter({ hasText: /^\d+$/ })
      await expect(days.filter({ hasText: /^1$/ })).toBeDisabled()
      await days.filter({ hasText: /^10$/ }).click()
      await expect(value).toHaveText('2026-03-02/2026-03-10')
    })
  })

  test('[PART-04] a delegation may also be for 10 days', async ({ parts }) => {
    const group = parts.pane.getByRole('radiogroup', { name: parts.say(FIELDS.delegation) })
    const choices = await group
      .getByRole('radio')
      .evaluateAll(all => all.map(one => one.getAttribute('value')))
    expect(choices).toEqual(['7', '10', '15', '30', 'permanent', 'own'])
    await group.locator('input[value="10"]').check({ force: true })
    await expect(parts.pane.getByText(/2026-03-02.*2026-03-11/)).toBeVisible()
  })
})

test.describe('dialogs', () => {
  test.use({ person: 'inspector' })
  test.beforeEach(({ parts }) => parts.open('dialogs'))

  test('[UI-05] are 560, 600, 800, 900 or 1100 px wide, and a click on the mask closes none @en-tablet', async ({
    page,
    parts,
    words,
  }) => {
    const room = (page.viewportSize()?.width ?? 0) - 32
    for (const width of WIDTHS) {
      await parts.button(DIALOGS.open, { width }).click()
      const dialog = parts.dialog(DIALOGS.dialog, { width })
      await expect(dialog).toBeVisible()
      const box = await dialog.boundingBox()
      if (width <= room) expect(box?.width).toBe(width)
      else expect(box?.width).toBeLessThanOrEqual(room + 32)

      await page.mouse.click(4, (page.viewportSize()?.height ?? 0) - 4)
      await expect(dialog).toBeVisible()
      if (width === 560) await page.keyboard.press('Escape')
      else await dialog.getByRole('button', { name: words.close }).click()
      await expect(dialog).toBeHidden()
      await expect(parts.button(DIALOGS.open, { width })).toBeFocused()
    }
  })

  test('[UI-05] Escape closes the dialog over the others alone, also when nothing has the focus', async ({
    page,
    parts,
    words,
  }) => {
    const width = 560
    await parts.button(DIALOGS.open, { width }).click()
    const dialog = parts.dialog(DIALOGS.dialog, { width })
    await expect(dialog.getByRole('button', { name: words.close })).toBeFocused()
    const search = new SearchDialog(page, words)
    for (const focused of [true, false]) {
      await search.openByKey()
      if (!focused) await page.mouse.click(4, (page.viewportSize()?.height ?? 0) - 4)
      await page.keyboard.press('Escape')
      await expect(search.dialog).toBeHidden()
      await expect(dialog).toBeVisible()
    }
    await expect(dialog.getByRole('button', { name: words.close })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(parts.button(DIALOGS.open, { width })).toBeFocused()
  })

  test('[UI-07] what cannot be undone is asked for first', async ({ language, page, parts, words }) => {
    const entries = (n: number) => parts.pane.getByText(parts.say(DIALOGS.entries, { n }))
    const question = parts.dialog(DIALOGS.removeTitle)
    const ask = () => parts.button(DIALOGS.remove).click()

    for (const answer of ['cancel', 'close', 'escape'] as const) {
      await ask()
      await expect(question).toContainText(parts.say(DIALOGS.removeText))
      if (answer === 'escape') await page.keyboard.press('Escape')
      else await question.getByRole('button', { name: words[answer], exact: true }).click()
      await expect(question).toBeHidden()
      await expect(entries(3)).toBeVisible()
    }
    await ask()
    await question.getByRole('button', { name: parts.say(DIALOGS.remove) }).click()
    await expect(entries(2)).toBeVisible()
    await expect(page.getByText(ACTION_TEXTS.deleted[language])).toBeVisible()
  })

  test('[PART-05] a success is said: saved, set, added, edited, taken back @en-tablet', async ({
    language,
    page,
    parts,
  }) => {
    const said = {
      save: { zh: '保存成功', en: 'Saved' },
      set: { zh: '设置成功', en: 'Setting saved' },
      add: { zh: '新增成功', en: 'Added' },
      edit: { zh: '修改成功', en: 'Changed' },
      recycle: { zh: '回收成功', en: 'Revoked' },
    } as const
    const notices = page.getByRole('region', { name: language === 'zh' ? '通知' : 'Notifications' })
    for (const action of ['save', 'set', 'add', 'edit', 'recycle'] as const) {
      await parts.button(DIALOGS[action]).click()
      await expect(notices.getByText(said[action][language], { exact: true })).toBeVisible()
    }
  })

  test('[PART-03] an element goes when the person lacks the named resource', async ({ parts }) => {
    await expect(parts.pane.getByText(parts.say(DIALOGS.notAllowed))).toBeVisible()
    await expect(parts.button(DIALOGS.manage)).toHaveCount(0)
  })
})

test.describe('with the resource', () => {
  test.use({ person: 'administrator' })

  test('[PART-03] the element is there', async ({ parts }) => {
    await parts.open('dialogs')
    await expect(parts.button(DIALOGS.manage)).toBeVisible()
    await expect(parts.pane.getByText(parts.say(DIALOGS.notAllowed))).toHaveCount(0)
  })
})
