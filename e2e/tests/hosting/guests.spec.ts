import type { SubAppRegistry } from '@apron/contract/sub-apps/manifest'
import type { SubAppName } from '@apron/contract/sub-apps/names'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../../harness/fixtures/portal-test.ts'
import { testWithApps } from '../../harness/fixtures/test-with-apps.ts'
import { countIntervals, recordPageErrors, tracesOf } from '../../harness/page-traces.ts'
import { deployGuest, deployLegacyScript } from '../../harness/servers/guest-builds.ts'
import { waitForPrefetch } from '../../harness/transfers.ts'
import { GuestPages } from '../../pages/guest-pages.ts'
import { MessageBell } from '../../pages/message-bell.ts'
import { ShellPage } from '../../pages/shell-page.ts'
import { WORDS } from '../../pages/words/words.ts'

const lifeCycle = (mount: string, unmount = '') =>
  `window.guestOfTest = { async bootstrap() {}, async mount({ container }) { ${mount} }, async unmount() { ${unmount} } }`

/** Faults of legacy applications, and the expected text on the card. */
const FAULTS = [
  { fault: 'without its life cycle', app: 'workCard', kind: 'invalid', script: 'window.guestOfTest = {}' },
  { fault: 'that throws as it is read', app: 'arWorkcard', kind: 'crashed', script: 'throw new Error("no")' },
  {
    fault: 'that cannot mount',
    app: 'marketing',
    kind: 'crashed',
    script: lifeCycle('throw new Error("no")'),
  },
  {
    fault: 'that never ends to mount',
    app: 'airline',
    kind: 'timeout',
    script: lifeCycle('return new Promise(() => undefined)'),
  },
] as const

const base = testWithApps(async apps => {
  await deployGuest(apps.dir, 'vue3')
  await deployGuest(apps.dir, 'legacy-vue2')
  await deployGuest(apps.dir, 'legacy-plain')
  await deployGuest(apps.dir, 'frame-page')
  await deployGuest(apps.dir, 'frame-page', { name: 'supplier', entry: 'silent.html' })
  for (const { app, script } of FAULTS) deployLegacyScript(apps.dir, app, script)
  deployLegacyScript(apps.dir, 'amsp', lifeCycle('container.textContent = "drawn"', 'throw new Error("no")'))
  apps.product('safetyQuality')
})

interface Fixtures {
  guests: GuestPages
  /** Complaints recorded in the page. */
  pageErrors: readonly string[]
}

const test = base.extend<Fixtures>({
  guests: async ({ page, language }, use) => use(new GuestPages(page, language)),
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors = await recordPageErrors(page)
      await use(pageErrors)
    },
    { auto: true },
  ],
})
test.use({ person: 'administrator' })

/** Returns the computed value of a property. */
function computedStyle(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)
}

/** Returns the page that an application of kind frame shows. */
async function framePagePath(page: Page, app: SubAppName): Promise<string> {
  const response = await page.request.get('/apps/registry.json')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own answer, tested over there
  const { apps } = (await response.json()) as SubAppRegistry
  return `/apps/${app}/${apps[app]?.manifest.version ?? ''}/index.html`
}

test.describe('[APP-12] a guest of each kind opens from the menu and works under the strict policy', () => {
  test('Vue 3 @en @tablet', async ({ pageErrors, guests, page, shell, words }) => {
    const { library, search, marked, mark, open, note } = guests.words
    await page.goto('/dashboard')
    await shell.openFromMenu(words.amm, library)
    await guests.expectHeading(library)
    await guests.field(search).fill('32')
    await expect(guests.pane.getByRole('listitem')).toHaveCount(1)
    await guests.button(`${mark} 32`).click()
    await expect(guests.pane.getByText(`${marked}: 1`)).toBeVisible()
    expect(await computedStyle(guests.heading(library), 'background-image')).toMatch(
      /\/apps\/amm\/[^/]+\/book-[^/]+\.svg/,
    )

    await test.step('a second tab of it is a separate page', async () => {
      await guests.button(`${open} 32`).click()
      await expect(page).toHaveURL(/\/amm\/library\?chapter=32/)
      await guests.field(note).fill('wear limits')
      await shell.tab(library).click()
      await expect(guests.field(search)).toHaveValue('32')
    })
    expect(pageErrors).toEqual([])
  })

  test('legacy, with webpack and vue-router @en @tablet', async ({
    pageErrors,
    guests,
    page,
    shell,
    words,
  }) => {
    const { ledger, desk, detail, torqueWrench, next, back } = guests.words
    const requestedPaths: string[] = []
    page.on('request', request => requestedPaths.push(new URL(request.url()).pathname))
    await page.goto('/dashboard')
    await shell.openFromMenu(words.tools, guests.words.ledger)
    await guests.expectHeading(ledger)

    await test.step('its router leads to a lazily loaded page, with style and picture', async () => {
      await guests.link(`T-0012 ${torqueWrench}`).click()
      await guests.expectHeading(`${detail} T-0012`)
      await expect(page).toHaveURL(/\/tools\/detail\?id=T-0012$/)
      await expect(shell.tabs.and(page.getByRole('tab', { selected: true }))).toHaveText(detail)
      const chunks = requestedPaths.filter(path =>
        /\/apps\/tools\/[^/]+\/(?:js|css|img)\/(?:detail|tool|grid)/.test(path),
      )
      expect(new Set(chunks.map(path => path.split('/').at(-1)))).toEqual(
        new Set(['detail.css', 'detail.js', 'grid.svg', 'tool.svg']),
      )
      const picture = guests.pane.locator('img')
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48)
    })

    await test.step('its navigation is part of the browser history', async () => {
      await guests.button(next).click()
      await guests.expectHeading(`${detail} T-0018`)
      await expect(page).toHaveURL(/id=T-0018$/)
      await page.goBack()
      await guests.expectHeading(`${detail} T-0012`)
      await guests.button(back).click()
      await guests.expectHeading(ledger)
      await expect(page).toHaveURL(/\/tools\/ledger$/)
      await page.goForward()
      await guests.expectHeading(`${detail} T-0012`)
    })

    await test.step('the menu and the tabs of the shell navigate its router', async () => {
      await shell.openFromMenu(words.tools, desk)
      await guests.expectHeading(desk)
      await shell.tab(guests.words.ledger).click()
      await guests.expectHeading(ledger)
      await shell.tab(detail).click()
      await guests.expectHeading(`${detail} T-0012`)
      await shell.chooseInTabMenu(detail, words.close)
      await guests.expectHeading(ledger)
    })
    expect(pageErrors).toEqual([])
  })

  test('legacy, without a framework @en @tablet', async ({ pageErrors, guests, page, shell, words }) => {
    const { catalog, part, partSearch, toSearch, toTools, ledger } = guests.words
    await page.goto('/dashboard')
    await shell.openFromMenu(guests.words.ipc, catalog)
    await guests.expectHeading(catalog)
    await guests.button(toSearch).click()
    await guests.expectHeading(partSearch)
    await expect(page).toHaveURL(/\/ipc\/search$/)
    await page.goBack()
    await guests.expectHeading(catalog)
    await test.step('it refreshes itself if it supports that', async () => {
      const root = await guests.pane.locator('#root').elementHandle()
      await guests.field(part).fill('65-48812-7')
      await shell.chooseInTabMenu(catalog, words.refresh)
      await expect(guests.field(part)).toHaveValue('')
      expect(await root?.evaluate(element => element.isConnected)).toBe(true)
    })
    await test.step('it leads to another application by the usual means of such applications', async () => {
      await guests.button(toTools).click()
      await guests.expectHeading(ledger)
      await expect(page).toHaveURL(/\/tools\/ledger$/)
    })
    expect(pageErrors).toEqual([])
  })

  test('a page in a frame @en @tablet', async ({ pageErrors, guests, page, shell }) => {
    const { equipment, rounds, openRounds, library, site } = guests.words
    await page.goto('/dashboard')
    await shell.openFromMenu(guests.words.fireSafety, equipment)
    await guests.expectFrameHeading(equipment)
    await expect(guests.frame.getByText(`${site}: CAN`)).toBeVisible()
    await guests.frame.getByRole('button', { name: openRounds }).click()
    await guests.expectFrameHeading(rounds)
    await expect(page).toHaveURL(/\/fireSafety\/rounds\?id=R1$/)
    await expect(guests.frame.getByText('R1')).toBeVisible()
    await test.step('a plain link in it opens a page of the portal', async () => {
      await guests.frame.getByRole('link', { name: library }).click()
      await guests.expectHeading(library)
    })
    expect(pageErrors).toEqual([])
  })
})

test('[TAB-05] D1: every guest keeps typed text while other tabs are active', async ({
  guests,
  page,
  shell,
  words,
}) => {
  const { library, search, ledger, toolSearch, desk, catalog, part, equipment } = guests.words
  await page.goto('/amm/library')
  await guests.field(search).fill('hydraulic')
  await shell.openFromMenu(words.tools, guests.words.ledger)
  await guests.field(toolSearch).fill('T-00')
  await shell.openFromMenu(words.tools, desk)
  await guests.expectHeading(desk)
  await shell.openFromMenu(guests.words.ipc, catalog)
  await guests.field(part).fill('65-48812-7')
  await shell.openFromMenu(guests.words.fireSafety, equipment)
  await guests.place.fill('hangar 2')

  await shell.tab(library).click()
  await expect(guests.field(search)).toHaveValue('hydraulic')
  await shell.tab(guests.words.ledger).click()
  await guests.expectHeading(ledger)
  await expect(guests.field(toolSearch)).toHaveValue('T-00')
  await shell.tab(catalog).click()
  await expect(guests.field(part)).toHaveValue('65-48812-7')
  await shell.tab(equipment).click()
  await expect(guests.place).toHaveValue('hangar 2')
})

test('[TAB-05] D1: a page in a frame is not reloaded when tabs before it open, close and move', async ({
  guests,
  page,
  shell,
  words,
}) => {
  const { equipment, library } = guests.words
  await page.goto('/amm/library')
  await shell.openFromMenu(guests.words.fireSafety, equipment)
  await guests.place.fill('hangar 2')
  await shell.tab(library).click()
  await shell.openFromMenu(words.safetyQuality, words.checkOrders)
  await shell.chooseInTabMenu(equipment, words.moveLeft)
  await shell.chooseInTabMenu(equipment, words.moveRight)
  await shell.chooseInTabMenu(library, words.close)
  await shell.tab(equipment).click()
  await expect(guests.place).toHaveValue('hangar 2')
})

test('[TAB-10] refresh restarts each guest and leaves it usable', async ({ guests, page, shell, words }) => {
  const { library, search, toolSearch, torqueWrench, detail, equipment } = guests.words
  await page.goto('/amm/library')
  await guests.field(search).fill('05')
  await shell.chooseInTabMenu(library, words.refresh)
  await expect(guests.field(search)).toHaveValue('')

  await shell.openFromMenu(words.tools, guests.words.ledger)
  await guests.field(toolSearch).fill('T-0018')
  await shell.chooseInTabMenu(guests.words.ledger, words.refresh)
  await expect(guests.field(toolSearch)).toHaveValue('')
  await guests.link(`T-0012 ${torqueWrench}`).click()
  await guests.expectHeading(`${detail} T-0012`)

  await shell.openFromMenu(guests.words.fireSafety, equipment)
  await guests.place.fill('hangar 2')
  await shell.chooseInTabMenu(equipment, words.refresh)
  await guests.answer(guests.words.closeAnyway)
  await expect(guests.place).toHaveValue('')
  await guests.expectFrameHeading(equipment)
})

test('D13: each guest is asked before a tab with unsaved work closes @en @tablet', async ({
  guests,
  page,
  shell,
  words,
}) => {
  const { feedback, what, stay, discard, desk, toolNumber, closeIt, goOn, equipment } = guests.words

  await test.step('Vue 3, with a question of the shell', async () => {
    await page.goto('/amm/feedback')
    await guests.field(what).fill('Figure 3 is missing')
    await shell.chooseInTabMenu(feedback, words.close)
    await guests.answer(stay)
    await expect(guests.field(what)).toHaveValue('Figure 3 is missing')
    await shell.chooseInTabMenu(feedback, words.close)
    await guests.answer(discard)
    await expect(shell.tab(feedback)).toHaveCount(0)
  })

  await test.step('legacy, with a question of its own in the body, drawn in its own style (D5)', async () => {
    await shell.openFromMenu(words.tools, desk)
    await guests.field(toolNumber).fill('T-0031')
    await shell.chooseInTabMenu(desk, words.close)
    expect(await computedStyle(guests.question, 'border-top-color')).toBe('rgb(120, 60, 0)')
    await guests.answer(goOn)
    await expect(guests.field(toolNumber)).toHaveValue('T-0031')
    await shell.chooseInTabMenu(desk, words.close)
    await guests.answer(closeIt)
    await expect(shell.tab(desk)).toHaveCount(0)
  })

  await test.step('a page in a frame, with a question of the shell', async () => {
    await shell.openFromMenu(guests.words.fireSafety, equipment)
    await guests.place.fill('hangar 2')
    await shell.chooseInTabMenu(equipment, words.close)
    await guests.answer(words.cancel)
    await expect(guests.place).toHaveValue('hangar 2')
    await shell.chooseInTabMenu(equipment, words.close)
    await guests.answer(guests.words.closeAnyway)
    await expect(shell.tab(equipment)).toHaveCount(0)
  })
})

test('D6: the chosen language reaches every guest', async ({ page, shell, words }) => {
  const chinese = new GuestPages(page, 'zh')
  const english = new GuestPages(page, 'en')
  await page.goto('/amm/library')
  await chinese.expectHeading(chinese.words.library)
  await shell.openFromMenu(words.tools, chinese.words.ledger)
  await chinese.expectHeading(chinese.words.ledger)
  await shell.openFromMenu(chinese.words.fireSafety, chinese.words.equipment)
  await chinese.expectFrameHeading(chinese.words.equipment)
  await page.getByRole('button', { name: words.language }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await english.expectFrameHeading(english.words.equipment)
  const englishShell = new ShellPage(page, WORDS.en)
  await englishShell.tab(english.words.ledger).click()
  await english.expectHeading(english.words.ledger)
  await englishShell.tab(english.words.library).click()
  await english.expectHeading(english.words.library)
})

test('the theme reaches open guests at once', async ({ guests, page, shell, words }) => {
  const { library, equipment } = guests.words
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/amm/library')
  await guests.expectHeading(library)
  await shell.openFromMenu(words.tools, guests.words.ledger)
  await guests.expectHeading(guests.words.ledger)
  await shell.openFromMenu(guests.words.fireSafety, equipment)
  await guests.expectFrameHeading(equipment)
  await page.getByRole('button', { name: words.toDark }).click()
  expect(await computedStyle(guests.frame.locator('body'), 'color')).toBe('rgb(250, 210, 210)')
  await shell.tab(guests.words.ledger).click()
  await expect(guests.pane.locator('#app')).toHaveAttribute('data-theme', 'dark')
  await shell.tab(library).click()
  await expect(guests.pane.locator('.page')).toHaveAttribute('data-theme', 'dark')
})

test.describe('with another site', () => {
  // A switch replaces the token, so this person has a login of their own and shares no session with other tests.
  test.use({ person: null })

  test('the site reaches open guests at once (D15)', async ({
    guests,
    loginPage,
    page,
    server,
    shell,
    words,
  }) => {
    const { library, equipment, site } = guests.words
    await loginPage.open('/login?redirect=%2Famm%2Flibrary')
    await loginPage.logIn('100104', server.password)
    await guests.expectHeading(library)
    await shell.openFromMenu(words.tools, guests.words.ledger)
    await guests.expectHeading(guests.words.ledger)
    await shell.openFromMenu(guests.words.fireSafety, equipment)
    await expect(guests.frame.getByText(`${site}: CAN`)).toBeVisible()
    await shell.site.click()
    await page.getByRole('menuitem').filter({ hasText: 'SZX' }).click()
    await guests.answer(words.notNow)
    await expect(guests.frame.getByText(`${site}: SZX`)).toBeVisible()
    await shell.tab(guests.words.ledger).click()
    await expect(guests.pane.getByText(`${site}: SZX`)).toBeVisible()
    await shell.tab(library).click()
    await expect(guests.pane.getByText(`${site}: SZX`)).toBeVisible()
  })
})

test('D5: styles with the same names stay within their own guest and outside of the shell', async ({
  guests,
  page,
  shell,
  words,
}) => {
  const { library, ledger, catalog } = guests.words
  await page.goto('/safetyQuality/checkList')
  const heading = shell.pane.getByRole('heading').first()
  await expect(heading).toBeVisible({ timeout: 20_000 })
  const shellBefore = await shellStyles(page.locator('body'), heading)

  await shell.openFromMenu(words.amm, library)
  await guests.expectHeading(library)
  const headingStyle = async (name: string) => {
    const title = guests.heading(name)
    return {
      size: await computedStyle(title, 'font-size'),
      colour: await computedStyle(title, 'color'),
      spacing: await computedStyle(title, 'letter-spacing'),
      line: await computedStyle(title, 'border-bottom-width'),
    }
  }
  const green = { size: '22px', colour: 'rgb(0, 90, 60)', spacing: 'normal', line: '0px' }
  const brown = { size: '31px', colour: 'rgb(120, 60, 0)', spacing: '3px', line: '0px' }
  const blue = { size: '17px', colour: 'rgb(10, 60, 140)', spacing: 'normal', line: '3px' }
  expect(await headingStyle(library)).toEqual(green)
  await shell.openFromMenu(words.tools, guests.words.ledger)
  await guests.expectHeading(ledger)
  expect(await headingStyle(ledger)).toEqual(brown)
  expect(await computedStyle(guests.pane.locator('[data-mf]').first(), 'background-color')).toBe(
    'rgb(255, 246, 235)',
  )
  await shell.openFromMenu(guests.words.ipc, catalog)
  await guests.expectHeading(catalog)
  expect(await headingStyle(catalog)).toEqual(blue)

  await shell.tab(library).click()
  expect(await headingStyle(library)).toEqual(green)
  await shell.tab(guests.words.ledger).click()
  await guests.expectHeading(ledger)
  expect(await headingStyle(ledger)).toEqual(brown)
  await shell.tab(words.checkOrders).click()
  expect(await shellStyles(page.locator('body'), heading)).toEqual(shellBefore)
})

async function shellStyles(body: Locator, heading: Locator): Promise<string[]> {
  const looks = ['color', 'background-color', 'margin-top'].map(property => computedStyle(body, property))
  const ofHeading = ['font-size', 'letter-spacing', 'text-transform', 'color'].map(property =>
    computedStyle(heading, property),
  )
  return Promise.all([...looks, ...ofHeading])
}

test.describe('two legacy applications side by side', () => {
  test('tell each other what they share, and only the active one gets keyboard events', async ({
    pageErrors,
    guests,
    page,
    shell,
    words,
  }) => {
    const { catalog, lent, desk, toolNumber, lend, part } = guests.words
    await page.goto('/ipc/catalog')
    await expect(guests.pane.getByText(`${lent}: 0`)).toBeVisible({ timeout: 20_000 })
    await shell.openFromMenu(words.tools, desk)
    await guests.field(toolNumber).fill('T-0012')
    await guests.button(lend).click()
    await shell.openFromMenu(words.tools, guests.words.ledger)
    await guests.expectHeading(guests.words.ledger)
    await page.keyboard.press('F8')
    await guests.expectHeading(desk)

    await shell.tab(catalog).click()
    await expect(guests.pane.getByText(`${lent}: 1`)).toBeVisible()
    await guests.field(part).fill('1')
    await page.keyboard.press('F8')
    await shell.openFromMenu(words.safetyQuality, words.checkOrders)
    await expect(page).toHaveURL(/\/checkList$/)
    await page.goBack()
    await guests.expectHeading(catalog)
    await expect(guests.field(part)).toHaveValue('1')
    expect(pageErrors).toEqual([])
  })

  test('leave nothing behind when their tabs are closed, and open again', async ({
    guests,
    language,
    page,
    shell,
    words,
  }) => {
    const { catalog, ledger, desk, torqueWrench, detail } = guests.words
    const intervals = await countIntervals(page)
    const open = async () => {
      await shell.openFromMenu(words.tools, guests.words.ledger)
      await guests.expectHeading(ledger)
      await guests.link(`T-0012 ${torqueWrench}`).click()
      await guests.expectHeading(`${detail} T-0012`)
      await shell.openFromMenu(guests.words.ipc, catalog)
      await guests.expectHeading(catalog)
    }
    const close = async () => {
      await shell.chooseInTabMenu(words.checkOrders, words.closeOthers)
      await expect(shell.tabs).toHaveCount(2)
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(page.locator('[data-mf=tools], [data-mf=ipc]')).toHaveCount(0)
    }
    await page.goto('/safetyQuality/checkList')
    await expect(shell.pane.getByRole('table')).toBeVisible({ timeout: 20_000 })
    // Wait until the shell has loaded the host of legacy applications and its own listeners: it is ready when the bell
    // is live.
    await open()
    await close()
    await new MessageBell(page, language).expectLive()
    await waitForPrefetch(page)
    const before = { traces: await tracesOf(page), intervals: await intervals() }
    expect(before.traces.sheets.filter(sheet => /\/apps\/(?:tools|ipc)\//.test(sheet))).toEqual([])
    expect(before.traces.globals.filter(name => /qiankun|guest-legacy|partsCatalogue$/i.test(name))).toEqual(
      [],
    )

    await open()
    expect(await intervals()).toBeGreaterThan(before.intervals)
    expect(before.traces.listeners).not.toContain('window resize')
    expect((await tracesOf(page)).listeners).toContain('window resize')
    await close()
    await expect.poll(() => tracesOf(page)).toEqual(before.traces)
    expect(await intervals()).toBe(before.intervals)

    await open()
    await shell.openFromMenu(words.tools, desk)
    await guests.expectHeading(desk)
  })
})

test.describe('[APP-15] a fault of a guest stays in its tab', () => {
  for (const { app, fault, kind } of FAULTS) {
    test(`a legacy application ${fault}`, async ({ guests, page, pane, shell }) => {
      await page.clock.install()
      await page.goto(`/${app}/list`)
      if (kind === 'timeout') {
        await expect(guests.pane.locator('[id^=__qiankun]')).toBeAttached({ timeout: 20_000 })
        await page.clock.runFor(31_000)
      }
      await expect(pane.card(kind, guests.words[app])).toBeVisible({ timeout: 20_000 })
      await expect(pane.retry).toBeVisible()
      await expect(page.locator(`script[src*="/apps/${app}/"], link[href*="/apps/${app}/"]`)).toHaveCount(0)
      await shell.openFromMenu(guests.words.ipc, guests.words.catalog)
      await guests.expectHeading(guests.words.catalog)
    })
  }

  test('a legacy application that cannot unmount is closed all the same', async ({
    pageErrors,
    guests,
    page,
    shell,
    words,
  }) => {
    await page.goto('/amsp/demand')
    await expect(guests.pane.getByText('drawn')).toBeVisible({ timeout: 20_000 })
    await shell.openFromMenu(guests.words.ipc, guests.words.catalog)
    await guests.expectHeading(guests.words.catalog)
    await shell.chooseInTabMenu(guests.words.demand, words.close)
    await expect(page.locator('[data-mf=amsp]')).toHaveCount(0)
    expect(pageErrors.filter(complaint => !complaint.includes('[amsp]'))).toEqual([])
  })

  test('a page in a frame that never connects', async ({ guests, page, pane }) => {
    await page.clock.install()
    await page.goto('/supplier/list')
    await expect(page.getByRole('tabpanel').locator('iframe')).toBeAttached({ timeout: 20_000 })
    await page.clock.runFor(31_000)
    await expect(pane.card('timeout', guests.words.supplier)).toBeVisible()
    await expect(pane.retry).toBeVisible()
  })

  test('dialogs and endless errors of a page in a frame', async ({ guests, page, shell }) => {
    const { equipment, alert, fail } = guests.words
    let dialogs = 0
    page.on('dialog', dialog => {
      dialogs += 1
      return dialog.accept()
    })
    await page.goto('/fireSafety/ledger')
    await guests.expectFrameHeading(equipment)
    await guests.frame.getByRole('button', { name: alert }).click()
    await expect(guests.frame.locator('body')).toHaveAttribute('data-alerted', 'yes')
    await guests.frame.getByRole('button', { name: fail }).click()
    const failures = guests.frame.locator('body')
    await expect
      .poll(async () => Number(await failures.getAttribute('data-failures')), { timeout: 20_000 })
      .toBeGreaterThan(5)
    await expect(guests.frame.getByRole('heading', { name: equipment })).toBeVisible()
    await shell.openFromMenu(guests.words.ipc, guests.words.catalog)
    await guests.expectHeading(guests.words.catalog)
    expect(dialogs).toBe(0)
  })

  test('a frame that navigates to the page of another application gets no host', async ({ guests, page }) => {
    const other = page.waitForResponse(/apps.supplier.*html$/)
    await page.goto('/fireSafety/ledger')
    await guests.expectFrameHeading(guests.words.equipment)
    const frame = page.frames().find(candidate => candidate.url().includes('/apps/fireSafety/'))
    await frame?.goto(await framePagePath(page, 'supplier'))
    expect((await other).status()).toBe(200)
    await expect(guests.frame.getByRole('heading')).toHaveText('')
  })

  test('a page for frames is not found outside of one', async ({ page }) => {
    const response = await page.goto(await framePagePath(page, 'fireSafety'))
    expect(response?.status()).toBe(404)
  })
})
