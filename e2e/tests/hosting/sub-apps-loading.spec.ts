import type { Page } from '@playwright/test'
import { expect } from '../../harness/fixtures/portal-test.ts'
import { testWithApps } from '../../harness/fixtures/test-with-apps.ts'

/** Code inside the applications: waits until the test releases it. */
const ANSWER = `(globalThis.mayAnswer ?? new Promise(go => addEventListener('test:answer', go)))`

function releaseApps(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.assign(globalThis, { mayAnswer: true })
    dispatchEvent(new Event('test:answer'))
  })
}

const test = testWithApps(async apps => {
  await apps.build('editor', 'amm')
  apps.module(
    'workCard',
    `export const contract = 1
     export const bootstrap = () => ({
       mount(tab) {
         tab.el.textContent = '工卡列表'
         Promise.resolve(${ANSWER}).then(() => tab.firstLoaded())
         return { unmount() {} }
       },
     })`,
    { pages: { '/cardList': { keepAlive: true } } },
  )
  apps.module(
    'arWorkcard',
    `await ${ANSWER}
     export const contract = 1
     export const bootstrap = () => ({
       mount(tab) { tab.el.textContent = 'AR 工卡'; tab.firstLoaded(); return { unmount() {} } },
     })`,
  )
  apps.module(
    'tools',
    `export const contract = 1
     export async function bootstrap() {
       await ${ANSWER}
       return { mount(tab) { tab.el.textContent = '工具台账'; tab.firstLoaded(); return { unmount() {} } } }
     }`,
  )
  apps.module(
    'supplier',
    `export const contract = 1
     export const bootstrap = () => ({
       async mount(tab) {
         await ${ANSWER}
         tab.el.textContent = '供应商名录'
         tab.firstLoaded()
         return { unmount() {} }
       },
     })`,
  )
})
test.use({ person: 'inspector' })

test.beforeEach(({ neighbour }) => neighbour.open())
test.afterEach(({ neighbour }) => neighbour.expectUndisturbed())

test('[APP-12] an application is fetched once, on the first visit of one of its pages, behind a loading indicator', async ({
  neighbour,
  page,
  pane,
  shell,
}) => {
  const fetched: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/apps/workCard/')) fetched.push(pathname)
  })

  await test.step('not loaded: nothing of it is fetched', async () => {
    await shell.follow('/amm/form')
    expect(fetched).toEqual([])
  })
  await test.step('loading: the indicator covers the page until the first-loaded event', async () => {
    await shell.follow('/workCard/cardList')
    await expect(pane.loading).toBeVisible()
    await expect(pane.root.getByText('工卡列表')).toBeAttached()
  })
  await test.step('loaded: the event removes the indicator', async () => {
    await releaseApps(page)
    await expect(pane.loading).toHaveCount(0)
    await expect(pane.root.getByText('工卡列表')).toBeVisible()
  })
  await test.step('loaded until the next reload: another page of it fetches nothing', async () => {
    const before = [...fetched].toSorted()
    expect(before.filter(path => path.endsWith('.js'))).not.toEqual([])
    await neighbour.show()
    await shell.follow('/workCard/defect')
    await expect(pane.loading).toHaveCount(0)
    await expect(pane.root.getByText('工卡列表')).toBeVisible()
    expect(fetched.toSorted()).toEqual(before)
  })
})

test('[APP-13] the loading indicator appears after 50 ms and disappears by itself after 10 s', async ({
  page,
  pane,
  shell,
}) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await shell.follow('/workCard/cardList')
  await expect(pane.root.getByText('工卡列表')).toBeAttached()
  await page.clock.runFor(49)
  await expect(pane.loading).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(pane.loading).toBeVisible()
  await page.clock.runFor(9_949)
  await expect(pane.loading).toBeVisible()
  await page.clock.runFor(1)
  await expect(pane.loading).toHaveCount(0)
  await expect(pane.root.getByText('工卡列表')).toBeVisible()
  await page.clock.resume()
})

for (const { when, path, app, shows } of [
  { when: 'at import', path: '/arWorkcard/arList', app: 'arWorkcard', shows: 'AR 工卡' },
  { when: 'in bootstrap', path: '/tools/ledger', app: 'tools', shows: '工具台账' },
  { when: 'in mount', path: '/supplier/list', app: 'supplier', shows: '供应商名录' },
] as const) {
  test(`[APP-13, APP-15] D3: an application that never answers ${when} is reported as slow after 10 s and as failed after 30 s${when === 'in mount' ? ' @en @tablet' : ''}`, async ({
    page,
    pane,
    shell,
    titles,
  }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    const entryResponse = page.waitForResponse(/entry\.js$/)
    await shell.follow(path)
    await entryResponse
    await page.clock.runFor(50)
    await expect(pane.loading).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(pane.loading).toHaveCount(0)
    await expect(pane.slow).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(pane.card('timeout', titles[app])).toBeVisible()
    await page.clock.resume()

    await pane.retry.click()
    await expect(pane.loading).toBeVisible()
    await releaseApps(page)
    await expect(pane.root.getByText(shows)).toBeVisible()
    await expect(pane.loading).toHaveCount(0)
  })
}

test('[APP-15] an answer after the card has no effect', async ({ page, pane, shell, titles }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  const entryResponse = page.waitForResponse(/entry\.js$/)
  await shell.follow('/supplier/list')
  await entryResponse
  await page.clock.runFor(50)
  await expect(pane.loading).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(pane.card('timeout', titles.supplier)).toBeVisible()
  await page.clock.resume()
  await releaseApps(page)
  await expect(pane.card('timeout', titles.supplier)).toBeVisible()
  await expect(pane.root.getByText('供应商名录')).toHaveCount(0)
})
