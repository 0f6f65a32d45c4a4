import { type FakeTab, shows } from '@apron/sdk/testing'

/** The field for a file in the dialog that is open. */
export function fileField(tab: FakeTab): Promise<HTMLInputElement> {
  return shows(() => {
    const found = tab.portalRoot.querySelector<HTMLInputElement>('input[type=file]')
    if (found === null) throw new Error('There is no field for a file')
    return found
  })
}

/** Gives the dialog a file, as if it had been chosen. */
export async function chooseFile(tab: FakeTab, file: File): Promise<void> {
  const input = await fileField(tab)
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
