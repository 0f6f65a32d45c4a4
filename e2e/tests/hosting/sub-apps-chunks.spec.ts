import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '../../harness/fixtures/portal-test.ts'
import { testWithApps } from '../../harness/fixtures/test-with-apps.ts'
import type { DeployedApp } from '../../harness/servers/deployed-apps.ts'

const test = testWithApps(async apps => {
  await apps.build('editor', 'amm', { version: '2.0.0' })
  await apps.build('editor', 'amm', { version: '1.0.0' })
  await apps.build('editor', 'tools')
  await apps.build('editor', 'ipc')
  await apps.build('editor', 'supplier')
})
test.use({ person: 'inspector' })

/** The separate file of the form, which is loaded when the form opens. */
function formOf(app: DeployedApp): { readonly chunk: string; readonly code: string } {
  const chunk = Object.keys(app.manifest().integrity).find(file => file.startsWith('form.page-'))
  if (chunk === undefined) throw new Error('The form has no file of its own')
  return { chunk, code: readFileSync(join(app.folder, chunk), 'utf8') }
}

test.beforeEach(async ({ page, neighbour }) => {
  await page.clock.install()
  await neighbour.open('/tools/list')
})

test('D16: a page whose code is gone after a deployment says so, and the new version is offered', async ({
  apps,
  editor,
  neighbour,
  page,
  pane,
  server,
  shell,
  words,
}) => {
  await shell.follow('/amm/plain')
  await expect(editor.plainText).toBeVisible()

  await test.step('Given an operator deploys another version and deletes the old one', async () => {
    await server.command('app', 'use', 'amm', '2.0.0')
    apps.deployed('amm').remove()
  })
  await test.step('When I open a page for the first time, then it says that it could not be loaded', async () => {
    await page.clock.fastForward('01:00')
    await shell.follow('/amm/form')
    await expect(pane.pageNotFetched).toBeVisible()
  })
  await test.step('And the other tabs continue', () => neighbour.expectUndisturbed())
  await test.step('And the new version is offered, and shows the page', async () => {
    const offer = page.getByRole('status').filter({ hasText: words.newVersion })
    await expect(offer).toContainText(words.amm)
    await page.goBack()
    await offer.getByRole('button', { name: words.reloadPage }).click()
    await expect(editor.content).toBeVisible()
    await shell.follow('/amm/list')
    await expect(editor.version('2.0.0')).toBeVisible()
  })
})

test('D16: a page whose code is missing temporarily opens on a retry', async ({
  apps,
  editor,
  neighbour,
  pane,
  shell,
}) => {
  const ipc = apps.deployed('ipc')
  const { chunk, code } = formOf(ipc)

  await shell.follow('/ipc/plain')
  await expect(editor.plainText).toBeVisible()
  ipc.remove(chunk)
  await shell.follow('/ipc/form')
  await expect(pane.pageNotFetched).toBeVisible()
  await pane.retry.click()
  await expect(pane.pageNotFetched).toBeVisible()
  await neighbour.expectUndisturbed()

  ipc.overwrite(chunk, code)
  await shell.follow('/ipc/form')
  await pane.retry.click()
  await expect(editor.content).toBeVisible()
})

test('[APP-15] a page whose code was changed on the server does not run it; the correct one opens on a retry', async ({
  apps,
  editor,
  neighbour,
  page,
  pane,
  shell,
}) => {
  const supplier = apps.deployed('supplier')
  const { chunk, code } = formOf(supplier)
  await shell.follow('/supplier/plain')
  await expect(editor.plainText).toBeVisible()
  supplier.overwrite(chunk, `globalThis.evil = true;${code}`)
  await shell.follow('/supplier/form')
  await expect(pane.pageNotFetched).toBeVisible()
  expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false)
  await neighbour.expectUndisturbed()

  supplier.overwrite(chunk, code)
  await shell.follow('/supplier/form')
  await pane.retry.click()
  await expect(editor.content).toBeVisible()
})
