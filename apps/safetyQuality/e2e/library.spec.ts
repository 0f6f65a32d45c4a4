import { seriousViolations } from '@apron/e2e/harness/checks/serious-violations'
import { smallTargets } from '@apron/e2e/harness/checks/small-targets'
import { tooWide } from '@apron/e2e/harness/checks/too-wide'
import { test as base, expect } from '@apron/e2e/harness/fixtures/portal-test'
import type { Page } from '@playwright/test'
import { LibraryPage } from './library-page.ts'

const ADDRESS = '/safetyQuality/checkedLibrary'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const PUBLIC_CALLS = '/api/safety-inspection/open/'
const IDENTIFYING = /^(?:authorization|cookie|employee|referer)$/
const FINGER_PX = 44
const TABLET = { width: 820, height: 1180 }
const PHONE = { width: 390, height: 844 }

const test = base.extend<{ library: LibraryPage }>({
  library: async ({ page, language }, use) => use(new LibraryPage(page, language)),
})

/** Records the headers of each public call, and other requests that mention the library. */
function recordRequests(page: Page) {
  const headers: Promise<Record<string, string>>[] = []
  const otherUrls: string[] = []
  page.on('request', request => {
    if (request.url().includes(PUBLIC_CALLS)) headers.push(request.allHeaders())
    else if (`${request.url()} ${request.postData() ?? ''}`.includes('/checkedLibrary')) {
      if (!request.isNavigationRequest()) otherUrls.push(request.url())
    }
  })
  return {
    otherUrls,
    identifyingHeaders: async () =>
      (await Promise.all(headers)).map(each => Object.keys(each).filter(name => IDENTIFYING.test(name))),
  }
}

test('[SQ-04] a visitor finds a closed report, reads it in either language, marks it as helpful, and returns to the search @all', async ({
  context,
  language,
  library,
  page,
  words,
}) => {
  const texts = library.words
  await page.goto(ADDRESS)
  await library.expectList()
  await expect(library.cards).toHaveCount(3)
  await expect(library.cards.first()).toContainText(texts.rag)

  await test.step('finds it by a word of the Chinese text, whatever the language of the page', async () => {
    await library.search('滤芯')
    await expect(library.cards).toHaveCount(1)
    await library.open(texts.filters)
    await expect(library.part('lesson')).toContainText(texts.filtersLesson)
    for (const part of ['happened', 'why', 'changed'] as const) {
      await expect(library.part(part).locator('p')).not.toBeEmpty()
    }
    await library.helpful.click()
    await expect(library.thanks).toBeDisabled()
    await library.back.click()
    await expect(library.searchField).toHaveValue('滤芯')
    await expect(library.cards).toHaveCount(1)
  })
  await test.step('finds it by its category, and sees an empty state without matches', async () => {
    await library.search('no such report')
    await expect(library.pane.getByText(texts.noneMatches)).toBeVisible()
    await library.pane.getByRole('button', { name: words.reset, exact: true }).click()
    await expect(library.cards).toHaveCount(3)
    await library.chooseCategory(texts.documents)
    await expect(library.cards).toHaveCount(1)
    await expect(library.cards).toContainText(texts.card)
  })
  await test.step('uses the page by touch on a tablet and on a phone', async () => {
    await page.setViewportSize(TABLET)
    expect(await smallTargets(page, FINGER_PX)).toEqual([])
    expect(await seriousViolations(page)).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await tooWide(page)).toEqual([])
    await library.open(texts.card)
    await expect(library.part('lesson')).toBeVisible()
    expect(await tooWide(page)).toEqual([])
    expect(await seriousViolations(page)).toEqual([])
  })
  await test.step('sees a message and a way back for a withdrawn entry and an unreachable server', async () => {
    await page.goto(`${ADDRESS}?id=${UNKNOWN_ID}`)
    await expect(library.pane).toContainText(texts.withdrawn)
    await library.pane.getByRole('button', { name: texts.back }).click()
    await library.expectList()
    const list = `**${PUBLIC_CALLS}library/queryPage`
    await page.route(list, route => route.abort())
    await page.reload()
    await expect(library.pane.getByRole('alert')).toBeVisible({ timeout: 20_000 })
    await page.unroute(list)
    await library.pane.getByRole('button', { name: words.retry }).click()
    await library.expectList()
  })
  await test.step('switches the language at the same address', async () => {
    await library.open(texts.rag)
    await expect(library.part('lesson')).toBeVisible()
    const address = page.url()
    await page.getByRole('button', { name: words.language }).click()
    await page.getByRole('menuitem', { name: language === 'zh' ? 'English' : '中文' }).click()
    const other = library.wordsIn(language === 'zh' ? 'en' : 'zh')
    await expect(library.pane.getByRole('heading', { name: other.rag })).toBeVisible()
    expect(page.url()).toBe(address)
  })
  expect(await context.cookies()).toEqual([])
})

test.describe('a logged-in person', () => {
  test.use({ person: 'inspector' })

  test('[SQ-06] opens the library from the menu anonymously: no call of the page identifies the reader, and no visit is recorded', async ({
    library,
    page,
    shell,
    words,
  }) => {
    await page.goto('/dashboard')
    const requests = recordRequests(page)
    await shell.openFromMenu(words.safetyQuality, library.words.title)
    await library.expectList()
    await library.open(library.words.rag)
    await library.helpful.click()
    await expect(library.thanks).toBeVisible()
    expect(await requests.identifyingHeaders()).toEqual([[], [], [], []])
    expect(requests.otherUrls).toEqual([])
  })
})
