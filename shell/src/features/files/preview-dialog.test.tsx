import { shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { startPart } from '../../platform/parts/start-part.fixture.tsx'
import { PreviewDialog } from './preview-dialog.tsx'

const ignore = () => undefined

/** Opens the viewer for this file. */
async function openPreview(name: string) {
  const file = { name, content: new Blob(['x']) }
  const load = () => Promise.resolve(file)
  const tab = await startPart().draw(
    <PreviewDialog name={name} load={load} onRetry={ignore} onClose={ignore} />,
  )
  return { text: () => tab.el.textContent, picture: () => tab.el.querySelector('img') }
}

test('[UI-12] offers a file without preview for download', async () => {
  const { picture, text } = await openPreview('parts.docx')
  await shows(() => expect(text()).toContain('This file type cannot be previewed.'))
  expect(text()).toContain('Download')
  expect(picture()).toBeNull()
})

test('[UI-12] shows an unreadable picture as damaged', async () => {
  const { picture, text } = await openPreview('crack.jpg')
  const drawn = await shows(() => picture() ?? expect.fail('There is no picture'))
  expect(text()).toContain('Fit to window')
  drawn.dispatchEvent(new Event('error'))
  await shows(() => expect(text()).toContain('may be damaged'))
  expect(text()).not.toContain('Fit to window')
})
