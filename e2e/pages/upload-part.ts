import type { Locator } from '@playwright/test'
import type { Words } from './words/words.ts'

type FileWord = 'cancelUpload' | 'uploadAgain' | 'removeFile' | 'openFile'

interface GivenFile {
  readonly name: string
  readonly bytes: Buffer
}

/** An upload field. */
export class UploadPart {
  readonly field: Locator
  readonly #words: Words

  constructor(field: Locator, words: Words) {
    this.field = field
    this.#words = words
  }

  /** Selects files through the browser's dialog. */
  async choose(...files: readonly GivenFile[]): Promise<void> {
    const chooser = this.field.page().waitForEvent('filechooser')
    await this.field.getByRole('button', { name: this.#words.chooseFiles }).click()
    const given = files.map(({ name, bytes }) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: bytes,
    }))
    await (await chooser).setFiles(given)
  }

  /** Takes a photo through the camera input of a tablet. */
  async photograph(file: GivenFile): Promise<void> {
    const chooser = this.field.page().waitForEvent('filechooser')
    await this.field.getByRole('button', { name: this.#words.takePhoto }).tap()
    const { name, bytes } = file
    await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: bytes })
  }

  button(word: FileWord, name: string): Locator {
    return this.field.getByRole('button', { name: this.#words[word].replace('{name}', name), exact: true })
  }

  progress(name: string): Locator {
    return this.field.getByRole('progressbar', { name: this.#words.uploadProgress.replace('{name}', name) })
  }
}
