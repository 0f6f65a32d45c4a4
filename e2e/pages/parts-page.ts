import type { Language } from '@apron/contract/dictionary/language'
import { expect, type Locator, type Page } from '@playwright/test'
import { PARTS_TEXTS } from '../apps/parts/parts.texts.ts'
import type { Words } from './words/words.ts'

type Pair = { readonly zh: string; readonly en: string }

/** The application that shows the table and the common parts (`e2e/apps/parts`). */
export class PartsPage {
  readonly pane: Locator
  readonly #page: Page
  readonly #language: Language
  readonly #words: Words

  constructor(page: Page, language: Language, words: Words) {
    this.#page = page
    this.#language = language
    this.#words = words
    this.pane = page.getByRole('tabpanel').filter({ visible: true })
  }

  /** Returns a text of the application in the language of the test. */
  textOf(pair: Pair, values: Readonly<Record<string, string | number>> = {}): string {
    return pair[this.#language].replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''))
  }

  async open(path: 'dialogs' | 'fields' | 'long' | 'table', query = ''): Promise<void> {
    await this.#page.goto(`/amm/${path}${query}`)
    await expect(this.pane.getByRole('heading', { name: this.textOf(PARTS_TEXTS[path].title) })).toBeVisible({
      timeout: 20_000,
    })
  }

  button(pair: Pair, values: Readonly<Record<string, string | number>> = {}): Locator {
    return this.pane.getByRole('button', { name: this.textOf(pair, values), exact: true })
  }

  field(pair: Pair): Locator {
    return this.pane.getByLabel(this.textOf(pair), { exact: true })
  }

  dialog(pair: Pair, values: Readonly<Record<string, string | number>> = {}): Locator {
    return this.#page.getByRole('dialog', { name: this.textOf(pair, values) })
  }

  /** `/table` */
  get table(): TableView {
    return new TableView(this.#page, this.pane, this.#words)
  }

  person(name: string): Locator {
    return this.#page.getByRole('option').filter({ hasText: name })
  }
}

/** A visible row; px below the header. */
export interface VisibleRow {
  /** Position among all rows, from 1. */
  readonly place: number
  readonly top: number
  readonly bottom: number
  /** Height available for rows, px. */
  readonly viewHeight: number
  readonly colour: string
}

/** A table of the SDK on any page. */
export class TableView {
  readonly rows: Locator
  readonly headers: Locator
  /** Horizontal scroll container. */
  readonly frame: Locator
  /** Scrollbar at the bottom of the view, only for the pointer. */
  readonly pinnedBar: Locator
  readonly pager: Locator
  readonly #page: Page
  readonly #pane: Locator
  readonly #words: Words

  constructor(page: Page, pane: Locator, words: Words) {
    this.#page = page
    this.#pane = pane
    this.#words = words
    this.rows = pane.getByRole('table').locator('tbody').getByRole('row')
    this.headers = pane.getByRole('columnheader')
    this.frame = pane.getByRole('table').locator('..')
    this.pinnedBar = pane.locator('.ap-table-pinned')
    this.pager = pane.getByRole('navigation', { name: words.pager })
  }

  header(label: string): Locator {
    return this.headers.filter({ has: this.#page.getByText(label, { exact: true }) })
  }

  async labels(): Promise<string[]> {
    return (await this.headers.allTextContents()).map(text => text.trim())
  }

  /** Returns the end edge of a column, which sets its width. */
  edge(label: string): Locator {
    return this.#pane.getByRole('separator', { name: this.#words.columnWidth.replace('{label}', label) })
  }

  async width(label: string): Promise<number> {
    return Math.round((await this.header(label).boundingBox())?.width ?? 0)
  }

  async dragEdge(label: string, by: number): Promise<void> {
    const box = await this.edge(label).boundingBox()
    if (box === null) throw new Error(`The column ${label} has no edge`)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await this.#page.mouse.move(x, y)
    await this.#page.mouse.down()
    await this.#page.mouse.move(x + by / 2, y)
    await this.#page.mouse.move(x + by, y)
    await this.#page.mouse.up()
  }

  get columnsButton(): Locator {
    return this.#pane.getByRole('button', { name: this.#words.columns })
  }

  async openColumns(): Promise<Locator> {
    await this.columnsButton.click()
    const chooser = this.#page.getByRole('dialog', { name: this.#words.columns })
    await expect(chooser).toBeVisible()
    return chooser
  }

  async closeColumns(chooser: Locator, how: 'cancel' | 'confirm'): Promise<void> {
    await chooser.getByRole('button', { name: this.#words[how], exact: true }).click()
    await expect(chooser).toBeHidden()
  }

  pin(chooser: Locator, label: string): Locator {
    return chooser.getByRole('button', { name: this.#words.pinColumn.replace('{label}', label), exact: true })
  }

  moveUp(chooser: Locator, label: string): Locator {
    return chooser.getByRole('button', {
      name: this.#words.moveColumnUp.replace('{label}', label),
      exact: true,
    })
  }

  /** Exports the list. @returns the file as lines of cells */
  async export(): Promise<{ readonly name: string; readonly lines: string[] }> {
    const saved = this.#page.waitForEvent('download')
    await this.exportButton.click()
    const download = await saved
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
    const text = Buffer.concat(chunks).toString('utf8')
    return { name: download.suggestedFilename(), lines: text.split('\r\n').slice(0, -1) }
  }

  get exportButton(): Locator {
    return this.#pane.getByRole('button', { name: this.#words.exportRows, exact: true })
  }

  get grid(): Locator {
    return this.#pane.getByRole('table')
  }

  /** Returns a row of a long table by its position, from 1; it is in the document only while rendered. */
  row(place: number): Locator {
    return this.grid.locator(`tbody > tr[aria-rowindex="${place + 1}"]`)
  }

  link(place: number): Locator {
    return this.row(place).getByRole('link')
  }

  /** Scrolls the rows, in the frame of a wide table or with the page, to a position in px or to the end. */
  async scrollRows(to: number | 'end'): Promise<void> {
    await this.grid.evaluate((grid, top) => {
      let scroller = grid.parentElement
      while (scroller !== null && !['auto', 'scroll'].includes(getComputedStyle(scroller).overflowY)) {
        scroller = scroller.parentElement
      }
      scroller?.scrollIntoView({ block: 'end' })
      scroller?.scrollTo({ top: top === 'end' ? scroller.scrollHeight : top })
    }, to)
  }

  /** Returns the rows of a long table that are visible below its header. */
  async visibleRows(): Promise<readonly VisibleRow[]> {
    return await this.grid.evaluate(grid => {
      let scroller = grid.parentElement
      while (scroller !== null && !['auto', 'scroll'].includes(getComputedStyle(scroller).overflowY)) {
        scroller = scroller.parentElement
      }
      const view = scroller?.getBoundingClientRect()
      const head = grid.querySelector('th')?.getBoundingClientRect()
      if (view === undefined || head === undefined) return []
      const top = Math.max(view.top, head.bottom)
      return [...grid.querySelectorAll('tbody > tr[aria-rowindex]')].flatMap(row => {
        const box = row.getBoundingClientRect()
        if (box.bottom <= top + 1 || box.top >= view.bottom - 1) return []
        return {
          place: Number(row.getAttribute('aria-rowindex')) - 1,
          top: box.top - top,
          bottom: box.bottom - top,
          viewHeight: view.bottom - top,
          colour: getComputedStyle(row).backgroundColor,
        }
      })
    })
  }
}
