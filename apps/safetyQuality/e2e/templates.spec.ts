import { seriousViolations } from '@apron/e2e/harness/checks/serious-violations'
import { tooWide } from '@apron/e2e/harness/checks/too-wide'
import { expect, test } from '@apron/e2e/harness/fixtures/portal-test'

/** Texts to type, by language. */
const TYPED = {
  zh: { name: '油库检查', item: '油库温湿度', changed: '改过的名称' },
  en: { name: 'Fuel depot check', item: 'Climate of the fuel depot', changed: 'Another name' },
} as const
const CODE = 'XB-07'
const TABLET = { width: 820, height: 1180 }

/** Texts on the template pages. */
const TEXTS = {
  zh: {
    title: '检查模板',
    new: '新建模板',
    code: '编号',
    name: '名称（中文）',
    addItem: '添加检查项目',
    itemText: '检查内容（中文）',
    method: '检查方法',
    measure: '测量',
    unit: '单位',
    upper: '上限',
    another: '再测一个值',
    unit2: '单位 2',
    codeForm: '2至4个大写字母',
    draft: '草稿',
    inForce: '生效',
    retired: '已停用',
    approve: '批准生效',
    revise: '修订',
    retire: '停用',
    toDraft: '打开修订中的草稿',
    remove: '删除草稿',
  },
  en: {
    title: 'Check templates',
    new: 'New template',
    code: 'Code',
    name: 'Name (Chinese)',
    addItem: 'Add item',
    itemText: 'What is checked (Chinese)',
    method: 'Method',
    measure: 'Measure',
    unit: 'Unit',
    upper: 'Upper limit',
    another: 'Measure another value',
    unit2: 'Unit 2',
    codeForm: 'Two to four capital letters',
    draft: 'Draft',
    inForce: 'In force',
    retired: 'Retired',
    approve: 'Approve',
    revise: 'Revise',
    retire: 'Retire',
    toDraft: 'Open the draft of the next revision',
    remove: 'Delete draft',
  },
} as const

test.use({ person: 'manager' })

test('[SQ-09] a template is written by one person and put in force by another, revised, and retired @en', async ({
  browser,
  language,
  page,
  server,
  sessionOf,
  shell,
  words,
}) => {
  const typed = TYPED[language]
  const texts = TEXTS[language]
  const { pane } = shell
  const button = (name: string) => pane.getByRole('button', { name, exact: true })

  await test.step('The form shows the format of a code, and missing values', async () => {
    await page.goto('/dashboard')
    await shell.openFromMenu(words.safetyQuality, texts.title)
    await pane.getByRole('link', { name: texts.new }).click()
    await pane.getByRole('textbox', { name: texts.code }).fill('tools')
    await button(words.saveDraft).click()
    await expect(pane.getByText(texts.codeForm, { exact: false })).toBeVisible()
    await expect(pane.getByText(words.mustBeFilled).first()).toBeVisible()
  })
  await test.step('It is filled in, with an item of two measured values', async () => {
    await pane.getByRole('textbox', { name: texts.code }).fill(CODE)
    await pane.getByRole('textbox', { name: texts.name }).fill(typed.name)
    await pane.getByRole('combobox', { name: words.category }).click()
    await page.getByRole('option', { name: words.routine }).click()
    await button(texts.addItem).click()
    await pane.getByRole('textbox', { name: texts.itemText }).fill(typed.item)
    await pane.getByRole('combobox', { name: texts.method }).click()
    await page.getByRole('option', { name: texts.measure }).click()
    await pane.getByRole('textbox', { name: texts.unit, exact: false }).first().fill('°C')
    await button(texts.another).click()
    await pane.getByRole('textbox', { name: texts.unit2 }).fill('%RH')
    await button(words.saveDraft).click()
    await expect(pane.getByText(texts.draft, { exact: true })).toBeVisible()
    await expect(pane.getByRole('textbox', { name: texts.unit2 })).toHaveValue('%RH')
  })
  await test.step('Its author cannot approve it', async () => {
    await expect(button(texts.remove)).toBeVisible()
    await expect(button(texts.approve)).toHaveCount(0)
    expect(await seriousViolations(page)).toEqual([])
    await page.setViewportSize(TABLET)
    expect(await tooWide(page)).toEqual([])
  })
  const address = page.url()
  await test.step('Another person approves it', async () => {
    const context = await browser.newContext({
      baseURL: server.origin,
      storageState: await sessionOf('administrator', language),
      locale: language === 'zh' ? 'zh-CN' : 'en-US',
    })
    const approverPage = await context.newPage()
    await approverPage.goto(address)
    const approve = approverPage.getByRole('button', { name: texts.approve, exact: true })
    const name = approverPage.getByRole('textbox', { name: texts.name })
    // A draft with unsaved changes cannot be approved.
    await name.fill(typed.changed)
    await expect(approve).toBeDisabled()
    await name.fill(typed.name)
    await approve.click()
    await approverPage.getByRole('dialog').getByRole('button', { name: texts.approve, exact: true }).click()
    await expect(approverPage.getByText(texts.inForce, { exact: true })).toBeVisible()
    await context.close()
  })
  await test.step('It is read-only now, and the next revision starts with its content', async () => {
    await page.reload()
    await expect(pane.getByText(texts.inForce, { exact: true })).toBeVisible()
    await expect(pane.getByRole('listitem').filter({ hasText: typed.item })).toBeVisible()
    await button(texts.revise).click()
    await expect(shell.tab(`${CODE} · 2`)).toHaveAttribute('aria-selected', 'true')
    await expect(pane.getByRole('textbox', { name: texts.itemText })).toHaveValue(typed.item)
  })
  await test.step('The draft is deleted, the revision in force retired', async () => {
    await shell.tab(`${CODE} · 1`).click()
    await expect(pane.getByRole('link', { name: texts.toDraft })).toBeVisible()
    await shell.tab(`${CODE} · 2`).click()
    await button(texts.remove).click()
    await page.getByRole('dialog').getByRole('button', { name: texts.remove, exact: true }).click()
    await expect(shell.tab(`${CODE} · 2`)).toHaveCount(0)
    await pane.getByRole('link', { name: CODE }).click()
    await button(texts.retire).click()
    await page.getByRole('dialog').getByRole('button', { name: texts.retire, exact: true }).click()
    await expect(pane.getByText(texts.retired, { exact: true })).toBeVisible()
  })
})
