import { type FakeTab, field, press, shows, type } from '@apron/sdk/testing'
import { TextField } from '@apron/ui/fields'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { beginReport } from '../../contract/reports/report.calls.ts'
import { REPORT_ERRORS } from '../../contract/reports/report.errors.ts'
import * as calls from '../../contract/reports/report-file.calls.ts'
import { FILE_PART_BYTES } from '../../contract/reports/report-file.values.ts'
import { startPage } from '../testing/one-page.fixture.tsx'
import { ReportFilesField } from './report-files-field.tsx'
import { useReportFiles } from './use-report-files.ts'

const TICKET = { form: 'a'.repeat(43), until: 1, mark: 'b'.repeat(43) }
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const photo = (name: string, size = 4) => new File([JPEG, new Uint8Array(size - 4)], name)

afterEach(() => vi.unstubAllGlobals())

function Form() {
  const reportFiles = useReportFiles()
  const [text, setText] = useState('')
  return (
    <>
      <TextField label="What happened" value={text} onChange={setText} />
      <ReportFilesField reportFiles={reportFiles} />
      <p className="attached">
        {reportFiles.files.length} {reportFiles.ticket === null ? 'no ticket' : 'ticket'}{' '}
        {String(reportFiles.isSending)}
      </p>
      <button type="button" onClick={() => reportFiles.clear()}>
        Clear
      </button>
    </>
  )
}

async function startForm() {
  const { fake, tab } = await startPage(Form)
  const challenge = { salt: 'x', until: 1, mark: 'x' }
  fake.answer(beginReport, { accepting: true, challenge })
  fake.answer(calls.openFileTicket, TICKET)
  fake.answer(calls.sendFilePart, ({ body }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the form sends
    const { part, size } = body as { part: number; size: number }
    return { kept: (part + 1) * FILE_PART_BYTES < size ? null : { kind: 'jpeg' as const, size: 65_536 } }
  })
  fake.answer(calls.removeReportFile, { removed: true })
  await shows(() => field(tab, 'What happened'))
  type(field(tab, 'What happened'), 'no wing walker')
  return { fake, tab }
}

function chooseFiles({ el }: FakeTab, ...files: readonly File[]): void {
  const input = [...el.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1)
  if (input === undefined) throw new Error('no file input')
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const formState = ({ el }: FakeTab) => el.querySelector('p.attached')?.textContent ?? ''
const alertText = ({ el }: FakeTab) => el.querySelector('[role=alert]')?.textContent ?? ''

test('[SQ-40] sends files in parts with one ticket and without their names', async () => {
  const { fake, tab } = await startForm()
  chooseFiles(tab, photo('me-and-my-badge.jpg'), photo('two.jpg', FILE_PART_BYTES + 5))
  await shows(() => expect(formState(tab)).toBe('2 ticket false'))
  const sent = fake.requests.filter(({ path }) => path === calls.sendFilePart.path)
  expect(sent).toHaveLength(3)
  expect(JSON.stringify(fake.requests)).not.toContain('badge')
  expect(fake.requests.filter(({ path }) => path === calls.openFileTicket.path)).toHaveLength(1)
  expect(tab.el.textContent).toContain('Names are not sent')
})

test('[SQ-40] shows why a file is rejected, and keeps the form', async () => {
  const { fake, tab } = await startForm()
  chooseFiles(tab, new File(['#!/bin/sh'], 'photo.jpg'))
  await shows(() => expect(alertText(tab)).toBe(REPORT_ERRORS.fileKindWrong.en))
  expect(fake.requests).toEqual([])
  fake.refuse(calls.sendFilePart, REPORT_ERRORS.fileUnreadable.code, REPORT_ERRORS.fileUnreadable.en)
  chooseFiles(tab, photo('good.jpg'))
  await shows(() => expect(tab.el.textContent).toContain(REPORT_ERRORS.fileUnreadable.en))
  expect(formState(tab)).toBe('0 no ticket false')
  expect(field(tab, 'What happened').value).toBe('no wing walker')
})

test('[SQ-41] drops files of an expired ticket, and accepts them again with a new one', async () => {
  const { fake, tab } = await startForm()
  chooseFiles(tab, photo('one.jpg'))
  await shows(() => expect(formState(tab)).toBe('1 ticket false'))
  fake.refuse(calls.sendFilePart, REPORT_ERRORS.ticketOver.code, REPORT_ERRORS.ticketOver.en)
  chooseFiles(tab, photo('two.jpg'))
  await shows(() => expect(alertText(tab)).toBe(REPORT_ERRORS.ticketOver.en))
  expect(formState(tab)).toBe('0 no ticket false')
  fake.answer(calls.sendFilePart, { kept: { kind: 'jpeg', size: 65_536 } })
  await press(tab, 'Upload again: two.jpg')
  await shows(() => expect(formState(tab)).toBe('1 ticket false'))
  expect(fake.requests.filter(({ path }) => path === calls.openFileTicket.path)).toHaveLength(2)
  expect(field(tab, 'What happened').value).toBe('no wing walker')
})

test('[SQ-41] destroys a removed file, and all files when the form is cleared', async () => {
  const { fake, tab } = await startForm()
  chooseFiles(tab, photo('one.jpg'), photo('two.jpg'), photo('three.jpg'))
  await shows(() => expect(formState(tab)).toBe('3 ticket false'))
  const removeRequests = () => fake.requests.filter(({ path }) => path === calls.removeReportFile.path)
  await press(tab, 'Remove: one.jpg')
  await shows(() => expect(removeRequests()).toHaveLength(1))
  await press(tab, 'Clear')
  await shows(() => expect(removeRequests()).toHaveLength(3))
  expect(formState(tab)).toBe('0 no ticket false')
})

test('[SQ-40] accepts at most five files', async () => {
  const { tab } = await startForm()
  chooseFiles(tab, ...['1', '2', '3', '4', '5', '6'].map(name => photo(`${name}.jpg`)))
  await shows(() => expect(formState(tab)).toBe('5 ticket false'))
  expect(tab.el.textContent).toContain('Choose at most 5 files')
})
