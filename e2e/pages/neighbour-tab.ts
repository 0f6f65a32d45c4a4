import { expect, type Page } from '@playwright/test'
import type { EditorPage } from './editor-page.ts'
import type { ShellPage } from './shell-page.ts'

const TYPED = 'B-6251 左发'

/** Another application's tab with typed text, which must not be affected by the tested one. */
export class NeighbourTab {
  readonly #page: Page
  readonly #shell: ShellPage
  readonly #editor: EditorPage

  constructor(page: Page, shell: ShellPage, editor: EditorPage) {
    this.#page = page
    this.#shell = shell
    this.#editor = editor
  }

  /** Opens the tab by its address and types. @param path of the editor's list */
  async open(path = '/amm/list'): Promise<void> {
    await this.#page.goto(path)
    await this.#editor.expectList()
    await this.#editor.filter.fill(TYPED)
  }

  async show(): Promise<void> {
    await this.#shell.tab(this.#editor.listTitle).click()
    await this.#editor.expectList()
  }

  /** Expects that tabs can be switched, the text is there, and the page still takes input. */
  async expectUndisturbed(): Promise<void> {
    await this.show()
    await expect(this.#editor.filter).toHaveValue(TYPED)
    await this.#editor.filter.press('End')
    await this.#editor.filter.pressSequentially('!')
    await expect(this.#editor.filter).toHaveValue(`${TYPED}!`)
  }
}
