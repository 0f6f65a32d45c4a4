import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import type { Page } from '@playwright/test'
import { expect } from '../../harness/fixtures/portal-test.ts'
import { testWithApps } from '../../harness/fixtures/test-with-apps.ts'
import { type ForeignOrigin, startForeignOrigin } from '../../harness/foreign-origin.ts'

/** An application that shows one word. */
const moduleShowing = (text: string) => `
  export const contract = 1
  export const bootstrap = () => ({
    mount(tab) { tab.el.textContent = '${text}'; tab.firstLoaded(); return { unmount() {} } },
  })`
/** A script that nobody deployed; it leaves a trace if it runs. */
const EVIL = `globalThis.evil = true; ${moduleShowing('未登记的代码')}`

let foreign: ForeignOrigin
const test = testWithApps(async apps => {
  foreign = await startForeignOrigin(EVIL)
  await apps.build('editor', 'amm')

  apps.module('tools', moduleShowing('工具台账')).overwrite('manifest.json', '<html>502 Bad Gateway</html>')
  const newer = apps.module('workCard', moduleShowing('工卡列表'))
  newer.overwrite('manifest.json', JSON.stringify({ ...newer.manifest(), contract: 2 }))
  apps.module('supplier', moduleShowing('供应商名录')).overwrite('entry.js', EVIL)
  const abroad = apps.module('fireSafety', moduleShowing('消防设施'))
  abroad.overwrite(
    'manifest.json',
    JSON.stringify({ ...abroad.manifest(), entry: `${foreign.origin}/entry.js` }),
  )

  apps.module('ipc', moduleShowing('图解目录'), { css: '.ipc { color: red }' })
  apps.module(
    'arWorkcard',
    `const { text } = await import('${foreign.origin}/library.js')
     ${moduleShowing('AR 工卡')}`,
  )
  apps.module('safetyQuality', moduleShowing('检查单').replace('contract = 1', 'contract = 2'))
})
test.use({ person: 'inspector' })

test.beforeEach(async ({ neighbour }) => {
  foreign.requestedPaths.length = 0
  await neighbour.open()
})
test.afterEach(async ({ neighbour, page }) => {
  await neighbour.expectUndisturbed()
  expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false)
  expect(foreign.requestedPaths).toEqual([])
})
test.afterAll(() => foreign.close())

test('[APP-15] the server rejects an application whose files differ from its build, and tells the operator why', async ({
  apps,
  request,
  server,
}) => {
  const registry = await (await request.get('/apps/registry.json')).json()
  expect(Object.keys(registry.apps).toSorted()).toEqual(['amm', 'arWorkcard', 'ipc', 'safetyQuality'])
  for (const name of ['tools', 'workCard', 'supplier', 'fireSafety'] as const) {
    expect(server.log()).toContain(`"app":"${name}"`)
    const entry = await request.get(apps.deployed(name).url('entry.js'))
    expect(entry.status(), name).toBe(404)
  }
})

for (const { why, path, app } of [
  { why: 'whose manifest is not JSON', path: '/tools/ledger', app: 'tools' },
  { why: 'of another contract version', path: '/workCard/cardList', app: 'workCard' },
  { why: 'with a wrong hash', path: '/supplier/list', app: 'supplier' },
  { why: 'with an entry of a foreign origin', path: '/fireSafety/ledger', app: 'fireSafety' },
] as const) {
  test(`[APP-15] the shell shows an application ${why} as not installed`, async ({ pane, shell, titles }) => {
    await shell.follow(path)
    await expect(pane.card('notRegistered', titles[app])).toBeVisible()
  })
}

test('[APP-15] an application’s import from a foreign origin does not run', async ({
  pane,
  shell,
  titles,
}) => {
  await shell.follow('/arWorkcard/arList')
  await expect(pane.card('crashed', titles.arWorkcard)).toBeVisible()
})

test('[APP-15] an entry with another contract version than its manifest is not started', async ({
  pane,
  shell,
  titles,
}) => {
  await shell.follow('/safetyQuality/checkList')
  await expect(pane.card('invalid', titles.safetyQuality)).toBeVisible()
})

/** Replaces the manifest of ipc in the registry that the page loads next. */
async function replaceManifest(page: Page, manifest: unknown): Promise<void> {
  await page.route('**/apps/registry.json', async route => {
    const response = await route.fetch()
    const registry = await response.json()
    registry.apps.ipc = { manifest }
    await route.fulfill({ response, json: registry })
  })
}

const TAMPERED: { what: string; change: (manifest: SubAppManifest) => unknown }[] = [
  { what: 'has a part of the wrong kind', change: manifest => ({ ...manifest, titles: null }) },
  { what: 'is of another contract version', change: manifest => ({ ...manifest, contract: 2 }) },
  {
    what: 'has an entry of a foreign origin',
    change: manifest => ({ ...manifest, entry: `${foreign.origin}/entry.js` }),
  },
  {
    what: 'has the hash of another file',
    change: ({ integrity, ...manifest }) => ({
      ...manifest,
      integrity: { ...integrity, 'entry.js': integrity['app.css'] },
    }),
  },
]
for (const { what, change } of TAMPERED) {
  test(`[APP-15] a manifest that ${what} when it arrives is rejected; the correct one is loaded on a retry`, async ({
    apps,
    neighbour,
    page,
    pane,
    shell,
    titles,
  }) => {
    const manifest = change(apps.deployed('ipc').manifest())
    await replaceManifest(page, manifest)
    await neighbour.open()
    await shell.follow('/ipc/catalog')
    await expect(pane.card('invalid', titles.ipc)).toBeVisible()
    await page.unrouteAll()
    await pane.retry.click()
    await expect(pane.root.getByText('图解目录')).toBeVisible()
  })
}

for (const { file, contentType } of [
  { file: 'entry.js', contentType: 'text/javascript' },
  { file: 'app.css', contentType: 'text/css' },
]) {
  test(`[APP-15] another ${file} than the registered one is rejected; the correct one is loaded on a retry @en @tablet`, async ({
    page,
    pane,
    shell,
    titles,
  }) => {
    await page.route(`**/apps/ipc/*/${file}`, route => route.fulfill({ contentType, body: EVIL }))
    await shell.follow('/ipc/catalog')
    await expect(pane.card('invalid', titles.ipc)).toBeVisible()
    await page.unrouteAll()
    await pane.retry.click()
    await expect(pane.root.getByText('图解目录')).toBeVisible()
  })
}

test('[APP-15] a file changed on the server is rejected, and accepted again once it is restored', async ({
  apps,
  pane,
  shell,
  titles,
}) => {
  const ipc = apps.deployed('ipc')
  ipc.overwrite('entry.js', EVIL)
  await shell.follow('/ipc/catalog')
  await expect(pane.card('invalid', titles.ipc)).toBeVisible()
  ipc.overwrite('entry.js', moduleShowing('图解目录'))
  await pane.retry.click()
  await expect(pane.root.getByText('图解目录')).toBeVisible()
})

test('[APP-15] a registry that points to a foreign origin registers nothing there', async ({
  neighbour,
  page,
  pane,
  shell,
  titles,
}) => {
  await replaceManifest(page, `${foreign.origin}/apps/ipc/1.0.0/manifest.json`)
  await neighbour.open()
  await shell.follow('/ipc/catalog')
  await expect(pane.card('notRegistered', titles.ipc)).toBeVisible()
  await page.unrouteAll()
  await pane.retry.click()
  await expect(pane.root.getByText('图解目录')).toBeVisible()
})

test('[APP-15] D3: without a registry the shell works and says what is missing; it can be retried', async ({
  neighbour,
  page,
  pane,
  titles,
}) => {
  await page.route('**/apps/registry.json', route => route.fulfill({ status: 502, body: 'Bad Gateway' }))
  await page.reload()
  await expect(pane.card('unreachable', titles.amm)).toBeVisible()
  await page.unrouteAll()
  await pane.retry.click()
  await expect(pane.retry).toHaveCount(0)
  await neighbour.open()
})
