import { expect, it, vi } from 'vitest'
import { saveCsv, saveFile } from './save-file.ts'

/** Records the files that the browser is asked to save. */
function recordSavedFiles() {
  const saved: { readonly name: string; readonly url: string }[] = []
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    if (blob instanceof Blob) blobs.push(blob)
    return `blob:${blobs.length}`
  })
  const freed = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, url: this.href })
  })
  return { saved, blobs, freed }
}

it('saves under the name and frees the memory only after the click', async () => {
  const { saved, blobs, freed } = recordSavedFiles()
  const content = new Blob(['%PDF'])
  saveFile('manual.pdf', content)
  expect(saved).toEqual([{ name: 'manual.pdf', url: 'blob:1' }])
  expect(blobs).toEqual([content])
  expect(freed).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(freed).toHaveBeenCalledWith('blob:1'))
})

it('saves a table as a file that spreadsheets open', async () => {
  const { saved, blobs } = recordSavedFiles()
  saveCsv('users', 'a,b')
  expect(saved.map(({ name }) => name)).toEqual(['users.csv'])
  expect(blobs.map(({ type }) => type)).toEqual(['text/csv;charset=utf-8'])
  expect(await blobs[0]?.text()).toBe('a,b')
})
