import type { BrowserContext, Page } from '@playwright/test'
import { expectCached, pathsByCache } from '../../../harness/browser-caches.ts'
import { test as base, expect } from '../../../harness/fixtures/portal-test.ts'
import { startEmptyGateway } from '../../../harness/servers/empty-gateway.ts'
import { createOwnBuild, type OwnBuild } from '../../../harness/servers/own-build.ts'
import { type PortalServer, startPortalServer } from '../../../harness/servers/portal-server.ts'
import { startTcpProxy } from '../../../harness/servers/tcp-proxy.ts'
import { logInAtEveryOrigin } from '../../../harness/sign-in.ts'
import { ShellPage } from '../../../pages/shell-page.ts'

const test = base.extend<object, { build: OwnBuild; server: PortalServer }>({
  build: [
    async ({}, use) => {
      const build = createOwnBuild()
      await use(build)
      build.dispose()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ build }, use) => {
      const server = await startPortalServer(build.env, true, build.main)
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.use({ person: 'inspector', serviceWorkers: 'allow' })

/** Returns the build that a window runs: the one of its document, and the main files it has loaded. */
function buildOf(page: Page): Promise<{ build: string | undefined; main: string[] }> {
  return page.evaluate(() => ({
    build: document.querySelector<HTMLMetaElement>('meta[name="apron-build"]')?.content,
    main: performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter(path => /^\/assets\/main-[\w-]+[.]js$/.test(path)),
  }))
}

/** Returns the state of the worker after an update check. */
function updateOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    const found = registration?.installing ?? registration?.waiting
    if (!found) return 'the same'
    while (found.state === 'installing' || found.state === 'installed' || found.state === 'activating') {
      // oxlint-disable-next-line no-await-in-loop -- one state after the other
      await new Promise(resolve => found.addEventListener('statechange', resolve, { once: true }))
    }
    return found.state
  })
}

async function deploy(server: PortalServer, change: () => void): Promise<void> {
  await server.stop()
  change()
  await server.start()
}

test('[OFF-03] an open window keeps its build, is offered the new one, and never mixes the two', async ({
  build,
  context,
  page,
  server,
  shell,
  words,
}) => {
  test.setTimeout(120_000)
  const first = build.names()
  await page.goto('/dashboard')
  await expect(shell.menu).toBeVisible()
  await expectCached(page)
  const offer = page.getByRole('status').filter({ hasText: words.portalChanged })
  await expect(offer).toHaveCount(0)

  await deploy(server, () => build.change('Z'))
  const second = build.names()
  expect(second).not.toEqual(first)
  await test.step('another window gets the new build', async () => {
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(new ShellPage(other, words).menu).toBeVisible()
    expect(await buildOf(other)).toEqual({ build: second.build, main: [second.main] })
    // A browser that has just checked for a worker may not check again for a while.
    await expect(async () => {
      await updateOf(other)
      await expect(offer).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 30_000 })
    await other.close()
  })

  await test.step('each build is cached separately and completely while a window uses it', async () => {
    const pathsByName = await pathsByCache(page)
    expect(Object.keys(pathsByName).toSorted()).toEqual(
      [first, second].map(({ build: name }) => `apron-shell ${name}`).toSorted(),
    )
    for (const [mine, others] of [
      [first, second],
      [second, first],
    ] as const) {
      const paths = pathsByName[`apron-shell ${mine.build}`]
      expect(paths).toEqual(expect.arrayContaining(['/', mine.main]))
      expect(paths).not.toContain(others.main)
    }
    expect((await buildOf(page)).build).toBe(first.build)
  })

  await test.step('the reload opens the new one, and the old cache is removed', async () => {
    await offer.getByRole('button', { name: words.reloadPage }).click()
    await expect
      .poll(() => buildOf(page).catch(() => null))
      .toEqual({ build: second.build, main: [second.main] })
    // The reloaded window may hold its lock a little longer; the next start then removes the cache.
    await page.reload()
    await expect
      .poll(async () => Object.keys(await pathsByCache(page)), { timeout: 20_000 })
      .toEqual([`apron-shell ${second.build}`])
    await expect(offer).toHaveCount(0)
  })

  await test.step('and the new one opens offline', async () => {
    await server.stop()
    try {
      await page.reload()
      await expect(page.getByRole('heading', { name: words.noNetwork })).toBeVisible()
      expect(await buildOf(page)).toEqual({ build: second.build, main: [second.main] })
    } finally {
      await server.start()
    }
  })
})

test('[OFF-03] a worker and a document of different builds are not cached, as when one of two nodes is deployed', async ({
  build,
  page,
  server,
  shell,
}) => {
  await page.goto('/dashboard')
  await expect(shell.menu).toBeVisible()
  await expectCached(page)
  const before = await pathsByCache(page)
  const whole = build.names().build
  await deploy(server, () => build.changeDocument('documentOfAnother'))
  try {
    expect(await updateOf(page)).toBe('redundant')
    expect(await pathsByCache(page)).toEqual(before)
  } finally {
    await deploy(server, () => build.changeDocument(whole))
  }
})

test('[OFF-04] when operators disable it, the page removes the worker and its caches even if the removal script fails', async ({
  build,
  page,
  server,
  shell,
}) => {
  await page.goto('/dashboard')
  await expect(shell.menu).toBeVisible()
  await expectCached(page)
  await page.evaluate(() => caches.open('somebody else'))
  const mend = build.breakRemoval()
  await server.stop()
  await server.start({ OFFLINE_USE: 'off' })
  try {
    await page.goto('/dashboard')
    await expect
      .poll(() => page.evaluate(() => caches.keys()), { timeout: 30_000 })
      .toEqual(['somebody else'])
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(registrations).toBe(0)
  } finally {
    await server.stop()
    mend()
    await server.start({ OFFLINE_USE: 'on' })
  }
})

for (const status of [502, 503, 504]) {
  test(`[OFF-01] behind a proxy that answers ${status} the portal opens, waits, and continues`, async ({
    page,
    server,
    shell,
    words,
  }) => {
    await page.goto('/dashboard')
    await expect(shell.menu).toBeVisible()
    await expectCached(page)
    await server.stop()
    const end = await startEmptyGateway(server.origin, status)
    try {
      await page.reload()
      await expect(page.getByRole('heading', { name: words.outage })).toBeVisible()
    } finally {
      await end()
      await server.start()
    }
    await expect(shell.menu).toBeVisible({ timeout: 20_000 })
  })
}

test('[OFF-01] a hanging network delays nobody: the portal opens after seconds and says what is missing', async ({
  context,
  page,
  server,
  shell,
  words,
}) => {
  test.setTimeout(120_000)
  const proxy = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(server.origin).port) })
  await logInAtEveryOrigin(context)
  await page.goto(`http://127.0.0.1:${proxy.port}/dashboard`)
  await expect(shell.menu).toBeVisible()
  await expectCached(page)
  proxy.pauseIncoming()
  const opened = Date.now()
  await page.reload()
  await expect(page.getByRole('heading', { name: words.noNetwork })).toBeVisible({ timeout: 25_000 })
  expect(Date.now() - opened).toBeLessThan(25_000)
  proxy.resumeIncoming()
  await expect(shell.menu).toBeVisible({ timeout: 20_000 })
  await context.close()
  await proxy.cut()
})

/** Returns the reasons why the browser cannot install the portal on a home screen. */
async function installProblems(context: BrowserContext, page: Page): Promise<unknown> {
  const browser = await context.newCDPSession(page)
  const { errors } = await browser.send('Page.getAppManifest')
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  return [...errors, ...installabilityErrors]
}

test.describe('the promise of the login page', () => {
  test.use({ person: null })

  test('[OFF-05, AUTH-02] holds: the portal can be installed on the home screen with its name and icon @en', async ({
    context,
    loginPage,
    page,
    words,
  }) => {
    await loginPage.open()
    const dialog = await loginPage.openDialog(words.downloadApp)
    await expect(dialog.getByText(words.worksLikeAnApp)).toBeVisible()
    const icons = await page.evaluate(async () => {
      const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? ''
      const manifest: {
        name: string
        display: string
        icons: { src: string; sizes: string; purpose: string }[]
      } = await (await fetch(address)).json()
      const drawn = await Promise.all(
        manifest.icons.map(async ({ src, sizes, purpose }) => {
          const image = await createImageBitmap(await (await fetch(src)).blob())
          return `${purpose} ${sizes} ${image.width}x${image.height}`
        }),
      )
      return { name: manifest.name, display: manifest.display, drawn }
    })
    expect(icons).toEqual({
      name: 'Apron CSN',
      display: 'standalone',
      drawn: [
        'any 192x192 192x192',
        'any 512x512 512x512',
        'maskable 192x192 192x192',
        'maskable 512x512 512x512',
      ],
    })
    expect(await installProblems(context, page)).toEqual([])
  })
})
