import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../provider/provider.tsx'
import { type SendOptions, UploadField, type UploadFieldProps, type UploadFile } from './upload-field.tsx'

interface PendingSend extends SendOptions {
  readonly file: File
  readonly succeed: (uploadedFile: UploadFile) => void
  readonly fail: (error: Error) => void
}

const unmounts: (() => void)[] = []

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  for (const unmountOne of unmounts.splice(0)) await act(async () => unmountOne())
  vi.unstubAllGlobals()
})

const uploadedFile = (name: string): UploadFile => ({ name, url: `/file/${name}` })
const load = () => Promise.resolve(new Blob())
const fileNamed = (name: string) => new File(['x'], name)

/** Draws a field of photos. The test controls the uploads. */
async function renderField(
  files: readonly UploadFile[] = [],
  options: Partial<Pick<UploadFieldProps, 'maxFiles' | 'template' | 'waiting'>> = {},
) {
  const sends: PendingSend[] = []
  const send = (file: File, sending: SendOptions) =>
    new Promise<UploadFile>((succeed, fail) => {
      sending.signal.addEventListener('abort', () => fail(new DOMException('Cancelled', 'AbortError')))
      sends.push({ ...sending, file, succeed, fail })
    })
  let now = files
  function Form() {
    const [value, setValue] = useState(files)
    now = value
    return (
      <UploadField
        label="Photos"
        accept={['jpg']}
        maxFiles={5}
        maxBytes={1_000_000}
        {...options}
        files={value}
        send={send}
        load={load}
        onChange={setValue}
        onOpen={() => undefined}
      />
    )
  }
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  unmounts.push(() => root.unmount())
  await act(async () =>
    root.render(
      <UiProvider lang="en" theme="light">
        <Form />
      </UiProvider>,
    ),
  )
  const [camera, chooser] = place.querySelectorAll<HTMLInputElement>('input[type=file]')
  if (camera === undefined || chooser === undefined) throw new Error('Nothing to choose files with')
  return {
    place,
    camera,
    chooser,
    sends,
    names: () => now.map(({ name }) => name),
    chooseFiles: (input: HTMLInputElement, ...picked: readonly File[]) =>
      act(async () => {
        Object.defineProperty(input, 'files', { value: picked, configurable: true })
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }),
    press: (label: string) =>
      act(async () => place.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click()),
  }
}

test('[PHOTO-01] opens the rear camera with one tap and lets several files be chosen', async () => {
  const { camera, chooser, place } = await renderField()
  expect(camera.getAttribute('capture')).toBe('environment')
  expect(camera.accept).toBe('image/*')
  expect(chooser.multiple).toBe(true)
  const opened = vi.fn<() => void>()
  camera.addEventListener('click', opened)
  const button = [...place.querySelectorAll('button')].find(each => each.textContent === 'Take a photo')
  await act(async () => button?.click())
  expect(opened).toHaveBeenCalledOnce()
})

test('[PHOTO-01] lets only one file be chosen if the field holds one', async () => {
  expect((await renderField([], { maxFiles: 1 })).chooser.multiple).toBe(false)
})

test('[PHOTO-01] numbers several photos after the existing ones', async () => {
  const { chooser, sends, chooseFiles } = await renderField([uploadedFile('photo-3.jpg')])
  await chooseFiles(chooser, fileNamed('a.jpg'), fileNamed('b.jpg'))
  expect(sends.map(({ file, photoNumber }) => [file.name, photoNumber])).toEqual([
    ['a.jpg', 4],
    ['b.jpg', 5],
  ])
})

test('[PHOTO-01] accepts the same photo again, because no choice is left in the input', async () => {
  const { camera, chooser, chooseFiles } = await renderField()
  for (const input of [camera, chooser]) {
    const left: string[] = []
    Object.defineProperty(input, 'value', {
      set: (value: string) => {
        left.push(value)
      },
      configurable: true,
    })
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as somebody would
    await chooseFiles(input, fileNamed('a.jpg'))
    expect(left).toContain('')
  }
})

test('[PHOTO-01] removes only the chosen photo', async () => {
  const { names, press } = await renderField([uploadedFile('photo-1.jpg'), uploadedFile('photo-2.jpg')])
  await press('Remove: photo-1.jpg')
  expect(names()).toEqual(['photo-2.jpg'])
})

test('[PHOTO-01, UI-03] says in place that a file has arrived, but not for one that waits on the device', async () => {
  const waiting = new Map([['/file/photo-1.jpg', null]])
  const { chooser, names, sends, place, chooseFiles } = await renderField([], { waiting })
  const note = () => place.querySelector('output')?.textContent
  await chooseFiles(chooser, fileNamed('a.jpg'), fileNamed('b.jpg'))
  await act(async () => sends[0]?.succeed(uploadedFile('photo-1.jpg')))
  expect(names()).toEqual(['photo-1.jpg'])
  expect(note()).toBe('')
  await act(async () => sends[1]?.succeed(uploadedFile('photo-2.jpg')))
  expect(names()).toEqual(['photo-1.jpg', 'photo-2.jpg'])
  expect(note()).toBe('Uploaded')
  await chooseFiles(chooser, fileNamed('c.jpg'))
  expect(note()).toBe('')
})

test('[PHOTO-01] shows the picture while it is being sent, and stops sending when cancelled', async () => {
  const { chooser, sends, place, press, chooseFiles } = await renderField()
  await chooseFiles(chooser, fileNamed('a.jpg'))
  expect(place.querySelector('.ap-upload-sending img')).toBeNull()
  await act(async () => sends[0]?.onPicture(new Blob()))
  expect(place.querySelector('.ap-upload-sending img')).not.toBeNull()
  await press('Cancel upload: a.jpg')
  expect(sends[0]?.signal.aborted).toBe(true)
  expect(place.querySelector('.ap-upload-sending')).toBeNull()
})

test('[PHOTO-01] says why a photo failed and sends it again with its number', async () => {
  const { chooser, sends, place, press, chooseFiles } = await renderField()
  await chooseFiles(chooser, fileNamed('a.jpg'))
  await act(async () => sends[0]?.fail(new Error('No network')))
  expect(place.querySelector('[role=alert]')?.textContent).toBe('No network')
  await press('Upload again: a.jpg')
  expect(place.querySelector('[role=alert]')).toBeNull()
  expect(sends.map(({ photoNumber }) => photoNumber)).toEqual([1, 1])
})

const fetchTemplate = (place: HTMLElement) =>
  act(async () =>
    [...place.querySelectorAll('button')].find(each => each.textContent === 'Download template')?.click(),
  )

test('[PART-02] downloads the template, or says that there is none yet', async () => {
  const downloaded: string[] = []
  const onDownload = ({ name }: UploadFile) => void downloaded.push(name)
  const without = await renderField([], { template: { file: null, onDownload } })
  await fetchTemplate(without.place)
  expect(without.place.textContent).toContain('No template file is configured')
  expect(downloaded).toEqual([])
  const { place } = await renderField([], { template: { file: uploadedFile('list.csv'), onDownload } })
  await fetchTemplate(place)
  expect(downloaded).toEqual(['list.csv'])
  expect(place.textContent).not.toContain('No template file is configured')
})
