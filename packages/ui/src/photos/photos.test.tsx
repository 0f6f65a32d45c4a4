import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { printPage } from '../print/print-page.ts'
import { UiProvider } from '../provider/provider.tsx'
import { Photo, Photos, type PictureFile } from './photos.tsx'

const unmounts: (() => void)[] = []
const pictures = new Map<Blob, string>()

/** An observer that reports every element as visible. */
class ImmediateObserver {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = callback
  }
  observe(): void {
    this.#tell([{ isIntersecting: true }])
  }
  disconnect(): void {
    // Nothing is observed any more.
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('IntersectionObserver', ImmediateObserver)
  vi.spyOn(URL, 'createObjectURL').mockImplementation(
    content => (content instanceof Blob && pictures.get(content)) || 'blob:unknown',
  )
})
afterEach(async () => {
  for (const unmountOne of unmounts.splice(0)) await act(async () => unmountOne())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const photo = (name: string): PictureFile => ({ name, url: `/file/${name}` })

function pictureOf({ name }: PictureFile): Blob {
  const content = new Blob()
  pictures.set(content, `blob:${name}`)
  return content
}

/** Draws photos of a page whose files load or fail. */
async function start() {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  unmounts.push(() => root.unmount())
  const opened: string[] = []
  const state = { isAway: false }
  const load = ({ name, url }: PictureFile, { size }: { readonly size: 'thumb' | 'whole' }) =>
    state.isAway
      ? Promise.reject(new Error('No network'))
      : Promise.resolve(pictureOf({ name: size === 'whole' ? `whole ${name}` : name, url }))
  const handlers = { load, onOpen: ({ name }: PictureFile) => void opened.push(name) }
  const draw = (shown: ReactNode) =>
    act(async () =>
      root.render(
        <UiProvider lang="en" theme="light">
          {shown}
        </UiProvider>,
      ),
    )
  return {
    state,
    opened,
    show: (...photos: readonly PictureFile[]) =>
      draw(<Photos label="Photos" photos={photos} {...handlers} />),
    showOne: (file: PictureFile) => draw(<Photo file={file} number={1} {...handlers} />),
    press: () => act(async () => place.querySelector('button')?.click()),
    source: () => place.querySelector('img')?.getAttribute('src') ?? null,
    name: () => place.querySelector('button')?.getAttribute('aria-label'),
  }
}

test('[PHOTO-01] shows a photo and opens it', async () => {
  const { name, opened, press, show, source } = await start()
  await show(photo('photo-1.jpg'))
  expect(source()).toBe('blob:photo-1.jpg')
  expect(name()).toBe('Open: photo-1.jpg')
  await press()
  expect(opened).toEqual(['photo-1.jpg'])
})

test('[PHOTO-01] shows the new picture when its photo changes', async () => {
  const { showOne, source } = await start()
  await showOne(photo('photo-1.jpg'))
  await showOne(photo('photo-2.jpg'))
  expect(source()).toBe('blob:photo-2.jpg')
})

test('[PHOTO-01] says that a photo failed to load, and loads it again on click instead of opening it', async () => {
  const { name, opened, press, show, source, state } = await start()
  state.isAway = true
  await show(photo('photo-1.jpg'))
  expect(name()).toBe('Load again: photo-1.jpg')
  state.isAway = false
  await press()
  expect(opened).toEqual([])
  expect(source()).toBe('blob:photo-1.jpg')
  await press()
  expect(opened).toEqual(['photo-1.jpg'])
})

test('[PHOTO-01] loads it again when the network is back', async () => {
  const { show, source, state } = await start()
  state.isAway = true
  await show(photo('photo-1.jpg'))
  expect(source()).toBeNull()
  state.isAway = false
  await act(async () => dispatchEvent(new Event('online')))
  expect(source()).toBe('blob:photo-1.jpg')
})

test('[PHOTO-01] does not load a hidden photo again when the network is back', async () => {
  const { show, state } = await start()
  state.isAway = true
  await show(photo('photo-1.jpg'))
  await show()
  state.isAway = false
  pictures.clear()
  await act(async () => dispatchEvent(new Event('online')))
  expect(pictures.size).toBe(0)
})

test('[PHOTO-08] prints the full-size picture even while React is busy', async () => {
  const { show, source } = await start()
  await show(photo('photo-1.jpg'))
  const printed: (string | null)[] = []
  vi.stubGlobal('print', () => printed.push(source()))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('requestAnimationFrame', (done: () => void) => queueMicrotask(done))
  await printPage()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  expect(printed).toEqual(['blob:whole photo-1.jpg'])
})
