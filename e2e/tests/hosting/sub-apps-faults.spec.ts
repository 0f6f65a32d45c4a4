import { FAULTY_TEXTS } from '../../apps/faulty/faulty.texts.ts'
import { expect } from '../../harness/fixtures/portal-test.ts'
import { testWithApps } from '../../harness/fixtures/test-with-apps.ts'
import { PEOPLE } from '../../harness/people.ts'

/** Pages that fail the first time and work the second. */
const test = testWithApps(async apps => {
  await apps.build('editor', 'amm')
  await apps.build('faulty', 'tools')
  await apps.build('faulty', 'ipc')

  apps.module(
    'workCard',
    `if (!globalThis.workCardTried) {
       globalThis.workCardTried = true
       throw new Error('failed at import')
     }
     export const contract = 1
     export const bootstrap = () => ({
       mount(tab) { tab.el.textContent = '工作包'; tab.firstLoaded(); return { unmount() {} } },
     })`,
  )
  apps.module(
    'arWorkcard',
    `let tries = 0
     export const contract = 1
     export function bootstrap() {
       if (tries++ === 0) throw new Error('failed in bootstrap')
       return { mount(tab) { tab.el.textContent = 'AR 工卡'; tab.firstLoaded(); return { unmount() {} } } }
     }`,
  )
  apps.module(
    'supplier',
    `let tries = 0
     export const contract = 1
     export const bootstrap = () => ({
       mount(tab) {
         if (tries++ === 0) throw new Error('failed in mount of ' + location.href)
         tab.el.textContent = '供应商名录'; tab.firstLoaded(); return { unmount() {} }
       },
     })`,
  )
  apps.module(
    'fireSafety',
    `let mounts = 0
     export const contract = 1
     export const bootstrap = () => ({
       mount(tab) {
         mounts += 1
         tab.el.textContent = '第' + mounts + '次打开'
         tab.firstLoaded()
         return {
           refresh() { throw new Error('failed in refresh') },
           beforeClose() { throw new Error('failed in beforeClose') },
           unmount() { throw new Error('failed in unmount') },
         }
       },
     })`,
  )
  apps.module(
    'airline',
    `export const contract = 1
     export const bootstrap = () => ({
       mount(tab) {
         tab.el.textContent = '航司工单'
         tab.firstLoaded()
         return { update() { throw new Error('failed in update') }, unmount() {} }
       },
     })`,
    { pages: { '/kept': { keepAlive: true } } },
  )
  apps.module(
    'marketing',
    `export const contract = 1
     export const bootstrap = () => ({
       mount(tab) {
         tab.el.textContent = '客户'
         tab.firstLoaded()
         tab.el.addEventListener('click', () => {
           const gone = tab.location.path === '/marketing/own' ? tab.el : tab.el.parentElement
           gone.remove()
         })
         return { unmount() {} }
       },
     })`,
  )
})
test.use({ person: 'administrator' })

test.beforeEach(({ neighbour }) => neighbour.open())
test.afterEach(({ neighbour }) => neighbour.expectUndisturbed())

const STARTS = [
  { when: 'at import', path: '/workCard/cardList', app: 'workCard', shows: '工作包' },
  { when: 'in bootstrap', path: '/arWorkcard/arList', app: 'arWorkcard', shows: 'AR 工卡' },
  { when: 'in mount', path: '/supplier/list', app: 'supplier', shows: '供应商名录' },
] as const
for (const { when, path, app, shows } of STARTS) {
  test(`[APP-15] D3: an entry that throws ${when} gets a card, and a retry opens the page${when === 'in mount' ? ' @en @tablet' : ''}`, async ({
    pane,
    shell,
    titles,
  }) => {
    await shell.follow(path)
    await expect(pane.card('crashed', titles[app])).toBeVisible()
    await pane.retry.click()
    await expect(pane.root.getByText(shows)).toBeVisible()
    await expect(pane.card('crashed', titles[app])).toHaveCount(0)
  })
}

test('[APP-15] copied details name application, page, cause and error, and neither the query nor the person', async ({
  context,
  page,
  pane,
  shell,
  titles,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shell.follow('/supplier/list?employee=100001&id=7#chen')
  await expect(pane.card('crashed', titles.supplier)).toBeVisible()
  await pane.copyDetails.click()
  await expect(pane.copied).toBeVisible()
  const details = await page.evaluate(() => navigator.clipboard.readText())
  for (const part of [
    'application: supplier 1.0.0',
    'page: /supplier/list',
    'cause: crashed',
    'failed in mount',
  ]) {
    expect(details).toContain(part)
  }
  const { username, zh, en } = PEOPLE.administrator
  for (const secret of ['employee=', 'id=7', 'chen', username, zh, en]) expect(details).not.toContain(secret)
})

for (const page of ['render', 'effect']) {
  test(`[APP-15] a page that throws in ${page} is replaced by a message, and a retry shows it`, async ({
    page: browserPage,
    pane,
    shell,
  }) => {
    await shell.follow(`/tools/${page}`)
    await expect(pane.pageFailed).toBeVisible()
    await browserPage.evaluate(() => {
      document.documentElement.dataset['repaired'] = ''
    })
    await pane.retry.click()
    await expect(pane.root.getByRole('heading', { name: FAULTY_TEXTS.repaired.zh })).toBeVisible()
  })
}

const LATER = [
  { where: 'an event', button: FAULTY_TEXTS.inEvent.zh },
  { where: 'a promise', button: FAULTY_TEXTS.inPromise.zh },
  { where: 'a timer', button: FAULTY_TEXTS.inTimer.zh },
]
for (const { where, button } of LATER) {
  test(`[APP-15] errors in ${where} keep the page; the third within a minute disables the application`, async ({
    pane,
    shell,
    titles,
  }) => {
    const text = pane.root.getByLabel(FAULTY_TEXTS.text.zh)
    await shell.follow('/tools/healthy')
    await text.fill('three errors')
    await pane.root.getByRole('button', { name: button }).click()
    await pane.root.getByRole('button', { name: button }).click()
    await expect(text).toHaveValue('three errors')
    await pane.root.getByRole('button', { name: button }).click()
    await expect(pane.card('crashed', titles.tools)).toBeVisible()
    await pane.retry.click()
    await expect(text).toBeVisible()
    await pane.root.getByRole('button', { name: button }).click()
    await expect(text).toBeVisible()
  })
}

test('[APP-15] a disabled application returns the text typed into its pages', async ({
  pane,
  shell,
  titles,
}) => {
  const text = pane.root.getByLabel(FAULTY_TEXTS.text.zh)
  const fail = pane.root.getByRole('button', { name: FAULTY_TEXTS.inEvent.zh })
  await shell.followToTab('/tools/healthy?multipleTabs=1', 'One')
  await text.fill('one')
  await shell.followToTab('/tools/healthy?multipleTabs=1', 'Two')
  await text.fill('two')
  for (const _time of [1, 2, 3]) await fail.click()
  await expect(pane.card('crashed', titles.tools)).toBeVisible()

  await pane.backToPage.click()
  await expect(text).toHaveValue('two')
  for (const _time of [1, 2, 3]) await fail.click()
  await pane.retry.click()
  await expect(text).toHaveValue('')
  await shell.tab('One').click()
  await expect(text).toHaveValue('one')
})

test('[APP-15] errors count for the application that caused them', async ({ pane, shell, titles }) => {
  const fail = () => pane.root.getByRole('button', { name: FAULTY_TEXTS.inEvent.zh }).click()
  const failLater = () => pane.root.getByRole('button', { name: FAULTY_TEXTS.inPromise.zh }).click()
  await shell.followToTab('/tools/healthy', 'Tools')
  await fail()
  await failLater()
  await shell.followToTab('/ipc/healthy', 'Catalogue')
  await fail()
  await failLater()
  await expect(pane.root.getByLabel(FAULTY_TEXTS.text.zh)).toBeVisible()
  await shell.tab('Tools').click()
  await expect(pane.root.getByLabel(FAULTY_TEXTS.text.zh)).toBeVisible()
  await fail()
  await expect(pane.card('crashed', titles.tools)).toBeVisible()
  await shell.tab('Catalogue').click()
  await expect(pane.root.getByLabel(FAULTY_TEXTS.text.zh)).toBeVisible()
})

test('[APP-15] a page that throws in refresh is remounted', async ({ pane, shell, titles, words }) => {
  await shell.follow('/fireSafety/page')
  await expect(pane.root).toHaveText('第1次打开')
  await shell.chooseInTabMenu(titles.fireSafety, words.refresh)
  await expect(pane.root).toHaveText('第2次打开')
})

test('[APP-15] a page that throws in beforeClose and unmount is closed if the person confirms @en @tablet', async ({
  pane,
  shell,
  titles,
  words,
}) => {
  await shell.follow('/fireSafety/page')
  await shell.chooseInTabMenu(titles.fireSafety, words.close)
  await expect(pane.closeAnyway).toBeVisible()
  await pane.answerCloseAnyway(false)
  await expect(pane.root).toHaveText('第1次打开')
  await shell.chooseInTabMenu(titles.fireSafety, words.close)
  await pane.answerCloseAnyway(true)
  await expect(shell.tab(titles.fireSafety)).toHaveCount(0)
})

test('[APP-15] a page that throws in every update can be left, shown again and closed', async ({
  neighbour,
  pane,
  shell,
  titles,
  words,
}) => {
  const page = pane.root.getByText('航司工单')
  await shell.follow('/airline/kept?viewTitle=Kept')
  await expect(page).toBeVisible()
  await neighbour.show()
  await shell.tab('Kept').click()
  // Each update is an error, and together they exceed the limit.
  await expect(pane.card('crashed', titles.airline)).toBeVisible()
  await pane.backToPage.click()
  await expect(page).toBeVisible()
  await shell.chooseInTabMenu('Kept', words.close)
  await expect(shell.tab('Kept')).toHaveCount(0)
})

test('[APP-15] an application that removes its own element gets a card, and can be retried and closed', async ({
  pane,
  shell,
  titles,
  words,
}) => {
  await shell.follow('/marketing/own')
  await pane.root.getByText('客户').click()
  await expect(pane.card('crashed', titles.marketing)).toBeVisible()
  await pane.retry.click()
  await expect(pane.root.getByText('客户')).toBeVisible()
  await shell.chooseInTabMenu(titles.marketing, words.close)
  await expect(shell.tab(titles.marketing)).toHaveCount(0)
})

test('[APP-15] an application that removes the element around its own can be refreshed, left and closed', async ({
  neighbour,
  pane,
  shell,
  titles,
  words,
}) => {
  const page = pane.root.getByText('客户')
  await shell.follow('/marketing/around')
  await page.click()
  await shell.chooseInTabMenu(titles.marketing, words.refresh)
  await expect(pane.card('crashed', titles.marketing)).toBeVisible()
  await neighbour.show()
  await shell.tab(titles.marketing).click()
  await expect(pane.card('crashed', titles.marketing)).toBeVisible()
  await shell.chooseInTabMenu(titles.marketing, words.close)
  await expect(shell.tab(titles.marketing)).toHaveCount(0)
})
