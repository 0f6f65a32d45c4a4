import { press, shows } from '@apron/sdk/testing'
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { readReportFilePart, reportFiles } from '../../contract/reports/desk-file.calls.ts'
import { padFile } from '../../contract/rules/sealing/padded-file.ts'
import { startPage } from '../testing/one-page.fixture.tsx'
import { ReportFilesPanel } from './report-files-panel.tsx'

afterEach(() => vi.unstubAllGlobals())

async function startDesk(identity: string, content: Uint8Array, recipient: string) {
  function Desk() {
    const [key, setKey] = useState<string | null>(null)
    return (
      <>
        <ReportFilesPanel id="report-1" identity={key} />
        <button type="button" onClick={() => setKey(key === null ? identity : null)}>
          Key
        </button>
      </>
    )
  }
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const sealed = Buffer.from(await encrypter.encrypt(padFile(content)))
  return await startPage(Desk, fake => {
    fake.answer(reportFiles, [
      { id: 'file-1', kind: 'png', size: 65_536, parts: 2 },
      { id: 'file-2', kind: 'pdf', size: 1_572_864, parts: 2 },
    ])
    fake.answer(readReportFilePart, ({ query }) => {
      const half = 40_000
      const part = query.get('part') === '0' ? sealed.subarray(0, half) : sealed.subarray(half)
      return { content: part.toString('base64') }
    })
  })
}

test('[SQ-42] lists kind and size, and shows a picture once the key is open', async () => {
  const identity = await generateX25519Identity()
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(content => {
    if (content instanceof Blob) saved.push(content)
    return 'blob:x'
  })
  const { tab } = await startDesk(identity, Uint8Array.of(1, 2, 3), await identityToRecipient(identity))
  await shows(() => expect(tab.el.textContent).toContain('1. Picture, about 64 KB'))
  expect(tab.el.textContent).toContain('2. PDF, about 1.5 MB')
  expect(tab.el.textContent).not.toContain('Show attachment')
  await press(tab, 'Key')
  await press(tab, 'Show attachment 1')
  await shows(() => expect(tab.el.querySelector('img')?.alt).toBe('Attachment 1'))
  expect(saved.map(({ size, type }) => [size, type])).toEqual([[3, 'image/png']])
  await press(tab, 'Download attachment 2')
  await shows(() => expect(saved.map(({ type }) => type)).toEqual(['image/png', 'application/pdf']))
  await press(tab, 'Key')
  await shows(() => expect(tab.el.querySelector('img')).toBeNull())
})

test('[SQ-42] shows a message for a file sealed for another key', async () => {
  const other = await identityToRecipient(await generateX25519Identity())
  const { tab } = await startDesk(await generateX25519Identity(), Uint8Array.of(1), other)
  await press(tab, 'Key')
  await press(tab, 'Show attachment 1')
  await shows(() => expect(tab.el.textContent).toContain('This attachment cannot be opened'))
  expect(tab.el.querySelector('img')).toBeNull()
})
