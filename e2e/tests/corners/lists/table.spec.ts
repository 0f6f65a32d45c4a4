import type { Page } from '@playwright/test'
import { PARTS_TEXTS } from '../../../apps/parts/parts.texts.ts'
import { testWithApps } from '../../../harness/fixtures/test-with-apps.ts'
import { CheckListPage } from '../../../pages/check-list-page.ts'
import { PartsPage, TableView, type VisibleRow } from '../../../pages/parts-page.ts'
import { WORDS } from '../../../pages/words/words.ts'

const { long: LONG, table: TEXTS } = PARTS_TEXTS
/** Left edge of the scrolled area, where a pinned column stays. */
const NEAR_PX = 2

const base = testWithApps(async apps => {
  await apps.build('parts', 'amm')
  apps.product('safetyQuality')
})
const test = base.extend<{ parts: PartsPage; table: TableView; list: TableView }>({
  parts: async ({ page, language, words }, use) => use(new PartsPage(page, language, words)),
  table: async ({ parts }, use) => use(parts.table),
  /** The table of the check orders. */
  list: async ({ checkList, page, words }, use) => use(new TableView(page, checkList.pane, words)),
})
const { expect } = test

test.describe('a local list', () => {
  test.use({ person: 'inspector' })

  test('[TBL-04] every second row is striped; a scrollbar at the bottom of the view moves the wide table, and follows it @en-tablet', async ({
    page,
    parts,
    table,
  }) => {
    await parts.open('table', '?pinned=1')
    await table.pager.getByRole('combobox').selectOption('50')
    await expect(table.rows).toHaveCount(43)
    const colours = await table.rows.evaluateAll(rows =>
      rows.map(row => getComputedStyle(row).backgroundColor),
    )
    const [odd, even] = colours
    expect(even).not.toBe(odd)
    expect(colours).toEqual(colours.map((_, index) => (index % 2 === 0 ? odd : even)))

    await test.step('the scrollbar is in view while the end of the table is not', async () => {
      await expect(table.rows.last()).not.toBeInViewport()
      await expect(table.pinnedBar).toBeInViewport()
    })
    await test.step('each follows the other 16.7 ms later, not at once', async () => {
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await scrollTo(table, 'bar', 240)
      await page.clock.runFor(15)
      expect(await scrolledTo(table, 'table')).toBe(0)
      await page.clock.runFor(2)
      expect(await scrolledTo(table, 'table')).toBe(240)

      await page.clock.runFor(20)
      await scrollTo(table, 'table', 90)
      await page.clock.runFor(15)
      expect(await scrolledTo(table, 'bar')).toBe(240)
      await page.clock.runFor(2)
      expect(await scrolledTo(table, 'bar')).toBe(90)
    })
  })

  test('a pinned column stays in view, and widths follow the pointer and the arrow keys @en-tablet', async ({
    page,
    parts,
    table,
  }) => {
    await parts.open('table')
    const [number, note] = [parts.textOf(TEXTS.number), parts.textOf(TEXTS.note)]

    await test.step('pin the note: it comes first and stays in place while the rest scrolls', async () => {
      const chooser = await table.openColumns()
      await table.pin(chooser, note).click()
      await expect(table.pin(chooser, note)).toHaveAttribute('aria-pressed', 'true')
      await table.closeColumns(chooser, 'confirm')
      expect((await table.labels())[0]).toBe(note)
      const before = (await table.header(note).boundingBox())?.x ?? 0
      await table.frame.evaluate(frame => frame.scrollTo(300, 0))
      await expect.poll(async () => (await table.header(number).boundingBox())?.x ?? 0).toBeLessThan(before)
      const after = (await table.header(note).boundingBox())?.x ?? 0
      expect(Math.abs(after - before)).toBeLessThan(NEAR_PX)
      await table.frame.evaluate(frame => frame.scrollTo(0, 0))
    })
    await test.step('drag the edge', async () => {
      const before = await table.width(note)
      await table.dragEdge(note, 60)
      await expect.poll(() => table.width(note)).toBe(before + 60)
    })
    await test.step('and by the keyboard', async () => {
      const before = await table.width(note)
      await table.edge(note).focus()
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => table.width(note)).toBe(before - 16)
    })
    await test.step('reset everything to the default', async () => {
      const chooser = await table.openColumns()
      await chooser.getByRole('button', { name: WORDS[await languageOf(page)].restoreColumns }).click()
      await table.closeColumns(chooser, 'confirm')
      expect((await table.labels())[0]).toBe(number)
      await expect.poll(() => table.width(note)).toBe(120)
    })
  })
})

test.describe('a long list without pages', () => {
  test.use({ person: 'inspector' })
  const ROWS = 5_000
  /** More rows than any window shows. */
  const RENDERED_MAX = 100

  test('renders the rows near the view, with the position of each', async ({ parts, table }) => {
    await parts.open('long')
    await expect(table.grid).toHaveAttribute('aria-rowcount', String(ROWS + 1))
    await expect(table.grid.locator('thead tr')).toHaveAttribute('aria-rowindex', '1')
    await expect(table.row(1)).toContainText('EX-0001')
    await expectRowsFillView(table)
    expect(await table.rows.count()).toBeLessThan(RENDERED_MAX)

    await test.step('the end', async () => {
      await table.scrollRows('end')
      await expect(table.row(ROWS)).toContainText('EX-5000')
      await expect(table.row(ROWS)).toBeInViewport()
      await expectRowsFillView(table)
      expect(await table.rows.count()).toBeLessThan(RENDERED_MAX)
      await expect(table.row(1)).toHaveCount(0)
    })
    await test.step('the middle, with the stripes of the whole list', async () => {
      await table.scrollRows(100_000)
      await expect(table.row(ROWS)).toHaveCount(0)
      const rows = await expectRowsFillView(table)
      const even = rows.find(({ place }) => place % 2 === 0)?.colour
      const odd = rows.find(({ place }) => place % 2 === 1)?.colour
      expect(even).not.toBe(odd)
      expect(rows.map(({ colour }) => colour)).toEqual(
        rows.map(({ place }) => (place % 2 === 0 ? even : odd)),
      )
      await expect(table.row(rows[0]?.place ?? 0)).toContainText(`EX-${rows[0]?.place}`)
    })
  })

  test('is fully usable by keyboard, and a row scrolled out of view keeps the focus', async ({
    page,
    parts,
    table,
  }) => {
    await parts.open('long')
    await table.link(1).focus()

    await test.step('End, Home', async () => {
      await page.keyboard.press('End')
      await expect(table.link(ROWS)).toBeFocused()
      await expectRowVisible(table, ROWS)
      await page.keyboard.press('ArrowUp')
      await expect(table.link(ROWS - 1)).toBeFocused()
      await page.keyboard.press('Home')
      await expect(table.link(1)).toBeFocused()
      await expectRowVisible(table, 1)
    })
    await test.step('scrolled out of view and back by an arrow key', async () => {
      await table.scrollRows(100_000)
      await expect.poll(async () => (await table.visibleRows())[0]?.place ?? 0).toBeGreaterThan(1_000)
      await expectRowsFillView(table)
      await expect(table.link(1)).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(table.link(2)).toBeFocused()
      await expectRowVisible(table, 2)
    })
    await test.step('row by row beyond the view, below the header on the way back', async () => {
      const steps = 40
      for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown')
      await expect(table.link(2 + steps)).toBeFocused()
      await expectRowVisible(table, 2 + steps)
      for (let step = 0; step < steps - 10; step += 1) await page.keyboard.press('ArrowUp')
      await expect(table.link(12)).toBeFocused()
      await expectRowVisible(table, 12)
    })
    await test.step('the Tab key finds the next row after the focused one was scrolled out of view', async () => {
      await table.scrollRows('end')
      await expect(table.row(ROWS)).toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(table.row(13).getByRole('checkbox')).toBeFocused()
      await expectRowVisible(table, 13)
    })
    await test.step('Enter opens the row', async () => {
      await table.link(13).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/amm\/dialogs\?number=EX-0013$/)
    })
  })

  test('is sorted, ticked and exported as a whole', async ({ parts, table }) => {
    await parts.open('long')
    const chosen = parts.pane.getByRole('status', { name: parts.textOf(LONG.chosen) })
    const tick = (place: number) => table.row(place).getByRole('checkbox')

    await tick(2).check()
    await table.scrollRows('end')
    await expect(table.row(2)).toHaveCount(1)
    await tick(ROWS).check()
    await expect(table.row(2)).toHaveCount(0)
    await expect(chosen).toHaveText('2')
    await table.scrollRows(0)
    await expect(tick(2)).toBeChecked()
    await expect(tick(3)).not.toBeChecked()

    await table.header(parts.textOf(TEXTS.quantity)).getByRole('button').click()
    await expect(table.row(2)).not.toContainText('EX-0002')
    await expect(table.row(1)).toContainText('EX-0001')
    await table.header(parts.textOf(TEXTS.quantity)).getByRole('button').click()
    await expect(table.row(1)).toContainText('5002')
    await table.scrollRows('end')
    await expect(table.row(ROWS)).toContainText('EX-0001')

    const { lines } = await table.export()
    expect(lines).toHaveLength(ROWS + 1)
    expect(lines.at(-1)).toContain('EX-0001')

    await table.headers.getByRole('checkbox').check()
    await expect(chosen).toHaveText(String(ROWS))
  })

  test('keeps column widths and the scroll position although rows differ in height', async ({
    page,
    parts,
    table,
  }) => {
    await parts.open('long')
    const widths = () => table.headers.evaluateAll(all => all.map(one => one.getBoundingClientRect().width))
    const before = await widths()
    await table.scrollRows('end')
    await expect(table.row(ROWS)).toBeInViewport()
    const heights = (await expectRowsFillView(table)).map(({ top, bottom }) => bottom - top)
    expect(Math.max(...heights)).toBeGreaterThan(Math.min(...heights) + 8)
    expect(await widths()).toEqual(before)

    // Upwards through rows not measured yet.
    const box = await table.grid.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 40, 500)
    for (let step = 0; step < 12; step += 1) {
      const [first] = await table.visibleRows()
      await page.mouse.wheel(0, -240)
      const moved = async () =>
        (await table.visibleRows()).find(({ place }) => place === first?.place)?.top ?? Number.NaN
      await expect.poll(moved).toBeCloseTo((first?.top ?? 0) + 240, 0)
    }
    await expectRowsFillView(table)
    expect(await widths()).toEqual(before)
  })

  test('[TAB-05] keeps its scroll position when its tab is shown again', async ({
    page,
    parts,
    shell,
    table,
  }) => {
    await parts.open('long')
    await table.scrollRows(100_000)
    await expect.poll(async () => (await table.visibleRows())[0]?.place ?? 0).toBeGreaterThan(1_000)
    const before = await expectRowsFillView(table)
    await shell.follow('/amm/dialogs')
    await expect(parts.button(PARTS_TEXTS.dialogs.open, { width: 560 })).toBeVisible()
    await page.goBack()
    await expect(table.row(before[0]?.place ?? 0)).toBeVisible()
    expect(await expectRowsFillView(table)).toEqual(before)

    await test.step('and after it was hidden without an event', async () => {
      await parts.pane.evaluate(async pane => {
        pane.style.display = 'none'
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        pane.style.display = ''
      })
      expect(await expectRowsFillView(table)).toEqual(before)
    })
    await table.scrollRows('end')
    await expect(table.row(ROWS)).toBeInViewport()
    await expectRowsFillView(table)
  })

  test('follows content that grows above it', async ({ parts, table }) => {
    await parts.open('long')
    await parts.field(LONG.above).fill('x'.repeat(60))
    await table.scrollRows(60_000)
    await expect.poll(async () => (await table.visibleRows())[0]?.place ?? 0).toBeGreaterThan(1_000)
    await expectRowsFillView(table)
    await parts.field(LONG.above).fill('')
    await table.scrollRows(60_000)
    await expectRowsFillView(table)
  })

  test('scrolls in its frame when it is wide, and with the page when its scrollbar is pinned @en-tablet', async ({
    page,
    parts,
    table,
  }) => {
    const number = table.header(parts.textOf(TEXTS.number))

    await test.step('in its frame: header and pinned column stay', async () => {
      await parts.open('long', '?stores=12')
      const chooser = await table.openColumns()
      await table.pin(chooser, parts.textOf(TEXTS.number)).click()
      await table.closeColumns(chooser, 'confirm')
      await table.scrollRows('end')
      await expect(table.row(ROWS)).toBeInViewport()
      await expectRowsFillView(table)
      await expect(number).toBeInViewport()
      const before = (await table.link(ROWS).boundingBox())?.x ?? 0
      await table.frame.evaluate(frame => frame.scrollBy(300, 0))
      await expect
        .poll(async () => (await table.header(parts.textOf(TEXTS.quantity)).boundingBox())?.x ?? 0)
        .toBeLessThan(before + 100)
      const after = (await table.link(ROWS).boundingBox())?.x ?? 0
      expect(Math.abs(after - before)).toBeLessThan(NEAR_PX)
      await table.link(ROWS).focus()
      await page.keyboard.press('Home')
      await expect(table.link(1)).toBeFocused()
      await expectRowVisible(table, 1)
      await page.keyboard.press('End')
      await expect(table.link(ROWS)).toBeFocused()
      await expectRowVisible(table, ROWS)
    })
    await test.step('with the page: the scrollbar stays at the bottom of the view', async () => {
      await parts.open('long', '?stores=12&pinned=1')
      await expect(table.pinnedBar).toBeInViewport()
      await table.scrollRows(100_000)
      await expect.poll(async () => (await table.visibleRows())[0]?.place ?? 0).toBeGreaterThan(1_000)
      const [first] = await expectRowsFillView(table)
      await expect(table.pinnedBar).toBeInViewport()
      const place = (first?.place ?? 0) + 3
      await table.link(place).focus()
      await page.keyboard.press('ArrowDown')
      await expect(table.link(place + 1)).toBeFocused()
      await expectRowVisible(table, place + 1)
    })
  })
})

test.describe('the columns of the check orders', () => {
  test.use({ person: 'auditor' })

  test('[TBL-02] order, width and pin survive a reload and a change of language', async ({
    checkList,
    language,
    list,
    page,
    words,
  }) => {
    await page.goto('/safetyQuality/checkList')
    await checkList.expectShown()
    const saved = page.waitForRequest(/customlist\/save$/)
    const chooser = await list.openColumns()
    await list.moveUp(chooser, words.leadChecker).click()
    await list.pin(chooser, words.leadChecker).click()
    await list.closeColumns(chooser, 'confirm')
    expect((await saved).postDataJSON()).toMatchObject({
      code: 'AQ_safetyQuality_checkList',
      value: expect.stringContaining(words.leadChecker),
    })
    const before = await list.width(words.leadChecker)
    await list.dragEdge(words.leadChecker, 40)
    await expect.poll(() => list.width(words.leadChecker)).toBe(before + 40)
    const width = await list.width(words.leadChecker)
    const order = await list.labels()
    expect(order[0]).toBe(words.leadChecker)

    await test.step('a reload', async () => {
      await page.reload()
      await checkList.expectShown()
      await expect.poll(() => list.labels()).toEqual(order)
      expect(await list.width(words.leadChecker)).toBe(width)
    })
    await test.step('the other language', async () => {
      const other = WORDS[language === 'zh' ? 'en' : 'zh']
      await page.getByRole('button', { name: words.language }).click()
      await page.getByRole('menuitem', { name: words.otherLanguage }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'en' : 'zh-CN')
      const otherTable = new TableView(page, new CheckListPage(page, other).pane, other)
      await expect.poll(async () => (await otherTable.labels())[0]).toBe(other.leadChecker)
      expect(await otherTable.labels()).toHaveLength(order.length)
      expect(await otherTable.width(other.leadChecker)).toBe(width)
    })
  })
})

async function languageOf(page: Page): Promise<'en' | 'zh'> {
  return (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'zh'
}

/** Expects the visible rows to be contiguous, to fill the view, and to be the right ones. */
async function expectRowsFillView(table: TableView): Promise<readonly VisibleRow[]> {
  const state = async (): Promise<string> => {
    const rows = await table.visibleRows()
    const [first, last] = [rows[0], rows.at(-1)]
    if (first === undefined || last === undefined) return 'nothing is drawn'
    if (first.top > 1 && first.place > 1) return `empty above ${first.place}`
    const total = Number(await table.grid.getAttribute('aria-rowcount')) - 1
    if (last.bottom < last.viewHeight - 1 && last.place < total) return `empty below ${last.place}`
    const gap = rows.find((row, at) => {
      const next = rows[at + 1]
      return next !== undefined && (next.place !== row.place + 1 || Math.abs(next.top - row.bottom) > 1)
    })
    return gap === undefined ? 'covered' : `gap below ${gap.place}`
  }
  await expect.poll(state).toBe('covered')
  return table.visibleRows()
}

/** Expects a row to be completely visible below the header. */
async function expectRowVisible(table: TableView, place: number): Promise<void> {
  const isRowVisible = async () => {
    const row = (await table.visibleRows()).find(one => one.place === place)
    return row !== undefined && row.top >= -1 && row.bottom <= row.viewHeight + 1
  }
  await expect.poll(isRowVisible, `row ${place} in view`).toBe(true)
  await expectRowsFillView(table)
}

/** Scrolls one of the two and waits until the page has received the event. */
async function scrollTo(table: TableView, which: 'bar' | 'table', left: number): Promise<void> {
  const locator = which === 'bar' ? table.pinnedBar : table.frame
  await locator.evaluate(
    (element, to) =>
      new Promise<void>(resolve => {
        element.addEventListener('scroll', () => resolve(), { once: true })
        element.scrollLeft = to
      }),
    left,
  )
}

function scrolledTo(table: TableView, which: 'bar' | 'table'): Promise<number> {
  return (which === 'bar' ? table.pinnedBar : table.frame).evaluate(element => element.scrollLeft)
}
