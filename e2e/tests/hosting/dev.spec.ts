import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { type DevSession, isListening, startDevSession } from '../../harness/servers/dev-session.ts'
import { runningServer } from '../../harness/servers/running-server.ts'
import { createScratchApp, type ScratchApp } from '../../harness/servers/scratch-app.ts'
import { SubAppPane } from '../../pages/sub-app-pane.ts'

/** Returns ports of the range, different ones for each worker. */
const PORTS = [
  { tools: 9503, amm: 9507, nobody: 9511 },
  { tools: 9510, amm: 9512, nobody: 9513 },
] as const

const portsOf = (worker: number) => PORTS[worker % PORTS.length] ?? PORTS[0]

interface DevSetup {
  readonly session: DevSession
  readonly tools: ScratchApp
  readonly amm: ScratchApp
}

const devTest = test.extend<object, { devSetup: DevSetup }>({
  devSetup: [
    async ({}, use, { parallelIndex }) => {
      const ports = portsOf(parallelIndex)
      const apps = { tools: createScratchApp('tools', ports.tools), amm: createScratchApp('amm', ports.amm) }
      const session = await startDevSession([apps.tools, apps.amm])
      await use({ session, ...apps })
      await session.dispose()
      apps.tools.dispose()
      apps.amm.dispose()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  server: [
    async ({ devSetup: { session } }, use) => {
      await use(runningServer(session))
    },
    { scope: 'worker' },
  ],
})

/** Time limit for sources, which are bundled on first use and then sent file by file: slow on a busy machine. */
const patiently = expect.configure({ timeout: 40_000 })

/** Marks the document, to detect a reload. */
const markDocument = (page: Page) =>
  page.evaluate(() => void (document.documentElement.dataset['marked'] = ''))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in document.documentElement.dataset)

devTest.describe('npm run dev', () => {
  devTest.use({ person: 'inspector' })
  devTest.describe.configure({ mode: 'serial', timeout: 180_000 })

  devTest(
    '[APP-14] says which applications come from a development server @en',
    async ({ devSetup: { tools }, language, page, shell }) => {
      await page.goto('/tools/ledger')
      await patiently(shell.pane.getByRole('heading', { name: 'first heading' })).toBeVisible()
      const ribbon = page.getByText(language === 'zh' ? '来自本机开发服务器' : 'From a development server')
      await patiently(ribbon).toContainText(`tools :${tools.port}`)
    },
  )

  devTest(
    '[APP-14] shows an edit inside the shell, and keeps typed and counted values',
    async ({ devSetup: { tools }, page, shell }) => {
      await page.goto('/tools/ledger')
      const note = shell.pane.getByLabel('Note')
      await patiently(note).toBeVisible()
      await note.fill('half a sentence')
      await shell.pane.getByRole('button', { name: 'counted 0' }).click()
      await markDocument(page)
      const expectStatePreserved = async () => {
        await patiently(note).toHaveValue('half a sentence')
        await patiently(shell.pane.getByRole('button', { name: 'counted 1' })).toBeVisible()
        expect(await isMarked(page)).toBe(true)
      }

      await devTest.step('When the page is edited', async () => {
        tools.edit('web/ledger.page.tsx', 'first heading', 'second heading')
        await patiently(shell.pane.getByRole('heading', { name: 'second heading' })).toBeVisible()
        await expectStatePreserved()
      })

      await devTest.step('When a style is edited, then it changes in its own panes only', async () => {
        const heading = shell.pane.getByRole('heading')
        await patiently(heading).toHaveCSS('color', 'rgb(1, 2, 3)')
        tools.edit('web/app.css', 'rgb(1, 2, 3)', 'rgb(4, 5, 6)')
        await patiently(heading).toHaveCSS('color', 'rgb(4, 5, 6)')
        await page.evaluate(() => {
          document.body.insertAdjacentHTML('beforeend', '<p class="scratch-heading">outside</p>')
        })
        await patiently(page.getByText('outside')).not.toHaveCSS('color', 'rgb(4, 5, 6)')
        await expectStatePreserved()
      })

      await devTest.step('When there is a mistake, it is shown over the page until corrected', async () => {
        const overlay = page.locator('vite-error-overlay')
        tools.edit('web/ledger.page.tsx', '<h1', '<<h1')
        await patiently(overlay).toBeVisible()
        tools.edit('web/ledger.page.tsx', '<<h1', '<h1')
        await expect(async () => {
          // A watcher can merge two changes within a moment; a person would save again.
          tools.save('web/ledger.page.tsx')
          await expect(overlay).toHaveCount(0)
        }).toPass({ timeout: 60_000 })
        await expectStatePreserved()
      })

      await devTest.step('When a text is edited', async () => {
        tools.edit('web/ledger.texts.ts', '第一句', '第二句')
        await patiently(shell.pane.getByText('第二句')).toBeVisible()
        await expectStatePreserved()
      })
    },
  )

  devTest(
    '[APP-14] keeps the edits of one application when another is edited',
    async ({ devSetup: { amm, tools }, page, shell }) => {
      await page.goto('/amm/ledger')
      await patiently(shell.pane.getByRole('heading')).toHaveText('first heading')
      await shell.follow('/tools/ledger')
      await patiently(shell.pane.getByText('counted 0')).toBeVisible()
      await shell.follow('/amm/ledger')
      amm.edit('web/ledger.page.tsx', 'first heading', 'edited first')
      await patiently(shell.pane.getByRole('heading')).toHaveText('edited first')
      await shell.follow('/tools/ledger')
      tools.edit('web/ledger.page.tsx', 'second heading', 'edited afterwards')
      await patiently(shell.pane.getByRole('heading')).toHaveText('edited afterwards')
      await shell.follow('/amm/ledger?multipleTabs=1')
      await patiently(page).toHaveURL(/multipleTabs/)
      await patiently(shell.pane.getByRole('heading')).toHaveText('edited first')
    },
  )

  devTest('[APP-14] Ctrl-C leaves no process behind', async ({ devSetup: { amm, session, tools } }) => {
    expect(await isListening(tools.port)).toBe(true)
    await session.stop()
    for (const port of [tools.port, amm.port, Number(new URL(session.origin).port)]) {
      expect(await isListening(port)).toBe(false)
    }
  })
})

test.describe('an application whose development server is not running', () => {
  test.use({
    person: null,
    ownEnv: { NODE_ENV: 'development', DEV_SUB_APPS: 'tools=9508' },
    baseURL: async ({ ownServer }, use) => use(ownServer.origin),
  })

  test('[APP-14] [APP-15] shows the card, with the address in the details', async ({
    context,
    language,
    loginPage,
    ownServer,
    page,
    words,
  }) => {
    const pane = new SubAppPane(page, language)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await loginPage.open('/login?redirect=%2Ftools%2Fledger')
    await loginPage.logIn('100104', ownServer.password)
    await expect(pane.card('unreachable', words.tools)).toBeVisible()
    await pane.copyDetails.click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('http://localhost:9508/')
  })
})

test.describe('a server that serves a deployment', () => {
  test.use({ person: 'inspector' })

  test('[APP-14] never loads from a development server, regardless of address and storage', async ({
    page,
    server,
    shell,
    words,
  }, { parallelIndex }) => {
    const { nobody } = portsOf(parallelIndex)
    const requestedUrls: string[] = []
    const developer = createServer((request, response) => {
      requestedUrls.push(request.url ?? '')
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Content-Type', 'text/javascript').end('document.title = "loaded"')
    })
    await new Promise<void>(done => developer.listen(nobody, 'localhost', done))
    const entry = `http://localhost:${nobody}/web/entry.tsx`
    await page.addInitScript(wanted => {
      const overrides = JSON.stringify({ amm: wanted, ipc: { entry: wanted, dev: true } })
      for (const key of ['portal:overrides', 'overrides', 'dev']) {
        localStorage.setItem(key, overrides)
        sessionStorage.setItem(key, overrides)
      }
    }, entry)
    await page.goto(`/amm/list?mf-amm=${nobody}&dev=${encodeURIComponent(entry)}`)
    await expect(shell.pane.getByText(words.notRegistered)).toBeVisible()
    const registry: unknown = await (await fetch(`${server.origin}/apps/registry.json`)).json()
    expect(registry).not.toHaveProperty('dev')

    const refused = await page.evaluate(
      url =>
        import(url).then(
          () => 'loaded',
          (error: unknown) => String(error),
        ),
      entry,
    )
    expect(refused).toContain('Failed to fetch')
    expect(requestedUrls).toEqual([])
    await new Promise(done => developer.close(done))
  })
})
