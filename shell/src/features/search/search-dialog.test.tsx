import { CallFailure } from '@apron/contract/errors/call-failure'
import type { FoundRecord } from '@apron/contract/search/search'
import { NO_OVERRIDES } from '@apron/contract/texts/pick-texts'
import { TextsContext } from '@apron/sdk/texts'
import { UiProvider } from '@apron/ui/provider'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { SearchDialog } from './search-dialog.tsx'
import type { SearchEntry } from './search-rules.ts'
import { useRecords } from './use-records.ts'

let root: Root | undefined

afterEach(() => {
  flushSync(() => root?.unmount())
  document.body.replaceChildren()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

const page = (title: string, fullPath: string): SearchEntry => ({
  id: fullPath,
  fullPath,
  title,
  place: 'Menu',
})

const GROUPS = [
  {
    id: 'menu',
    label: 'Menu',
    entries: [
      page('Check orders', '/safetyQuality/checkList'),
      page('Rectification', '/safetyQuality/rectification'),
      page('Delegations', '/authoritySet'),
    ],
  },
]

const record = (number: string): FoundRecord => ({
  app: 'safetyQuality',
  kind: 'Check order',
  number,
  title: 'Lost socket',
  state: 'Issued',
  site: 'CAN',
  url: `/safetyQuality/checkedResult?id=${number}`,
})

interface SearchRequest {
  readonly text: string
  readonly signal: AbortSignal
}

/** Renders the search and records its requests and opened pages. */
function start(respond: (request: SearchRequest) => Promise<FoundRecord[]>, scanned = '') {
  const requests: SearchRequest[] = []
  const opened: string[] = []
  const closed = vi.fn()
  const call = async (_call: unknown, { body, signal }: { body: { text: string }; signal: AbortSignal }) => {
    const request = { text: body.text, signal }
    requests.push(request)
    return { records: await respond(request), complete: true }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the search makes no other call
  const http = { call } as unknown as HttpClient

  function Search() {
    const [query, setQuery] = useState(scanned)
    const { records, ...recordState } = useRecords(http, 'me', query)
    const group = useMemo(
      () => ({
        id: 'records',
        label: 'Records',
        entries: records.map(({ number, title, url }) => ({
          ...page(`${number} ${title}`, url),
          number,
        })),
      }),
      [records],
    )
    return (
      <SearchDialog
        groups={GROUPS}
        records={group}
        recordState={recordState}
        scanned={scanned}
        onQueryChange={setQuery}
        onOpen={({ fullPath }) => void opened.push(fullPath)}
        onClose={closed}
      />
    )
  }

  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root?.render(
      <TextsContext value={{ language: 'en', overrides: NO_OVERRIDES }}>
        <UiProvider lang="en" theme="light">
          <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
            <Search />
          </QueryClientProvider>
        </UiProvider>
      </TextsContext>,
    ),
  )
  field().focus()
  return { requests, opened, closed }
}

const field = () =>
  document.querySelector<HTMLInputElement>('[role=combobox]') ?? expect.fail('there is no field')
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]
const titles = () => options().map(option => option.querySelector('span')?.textContent)
const chosen = () => options().findIndex(option => option.getAttribute('aria-selected') === 'true')
const note = () => document.querySelector('output')?.textContent ?? ''
const failure = () => document.querySelector('[role=alert]')?.textContent ?? ''
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    each => each.textContent === name || each.getAttribute('aria-label') === name,
  )

function type(text: string, init: InputEventInit = {}): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
  flushSync(() => field().dispatchEvent(new InputEvent('input', { bubbles: true, ...init })))
}

/** @returns true if the key is left to the field */
function key(name: string, init: KeyboardEventInit = {}): boolean {
  const press = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init })
  return flushSync(() => field().dispatchEvent(press))
}

const findNothing = () => Promise.resolve([])

test('moves the selection with the arrow keys and wraps around, announces it, keeps the focus in the field, and closes on Escape', () => {
  const { closed } = start(findNothing)
  expect(chosen()).toBe(0)
  expect(field().getAttribute('aria-activedescendant')).toBe(options()[0]?.id)
  key('ArrowDown')
  expect(chosen()).toBe(1)
  expect(field().getAttribute('aria-activedescendant')).toBe(options()[1]?.id)
  key('ArrowUp')
  key('ArrowUp')
  expect(chosen()).toBe(2)
  expect(document.activeElement).toBe(field())
  key('Escape')
  expect(closed).toHaveBeenCalledOnce()
})

test('finds by title and address, opens on Enter and click, and says when there is nothing', async () => {
  const { opened } = start(findNothing)
  type('dele')
  expect(titles()).toEqual(['Delegations'])
  key('Enter')
  type('/safetyQuality/checkL')
  expect(titles()).toEqual(['Check orders'])
  flushSync(() => options()[0]?.click())
  expect(opened).toEqual(['/authoritySet', '/safetyQuality/checkList'])
  type('no such page')
  await vi.waitFor(() => expect(note()).toBe('No pages or records match. Try another word.'))
  expect(options()).toEqual([])
})

test('[FIND-01] leaves a Ctrl-click to the browser, which opens a new tab', () => {
  const { opened } = start(findNothing)
  document.addEventListener('click', click => click.preventDefault(), { once: true })
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  flushSync(() => options()[0]?.dispatchEvent(press))
  expect(opened).toEqual([])
  flushSync(() => options()[0]?.click())
  expect(opened).toEqual(['/safetyQuality/checkList'])
})

test('[FIND-01] does not search for unfinished input of an input method, and ignores its Enter', () => {
  const { opened } = start(findNothing)
  type('gongk', { isComposing: true })
  expect(field().value).toBe('gongk')
  expect(options()).toHaveLength(3)
  expect(key('Enter', { isComposing: true })).toBe(true)
  // In Safari, the key that ends a composition.
  expect(key('Enter', { keyCode: 229 })).toBe(true)
  expect(opened).toEqual([])
  type('@@', { isComposing: true })
  flushSync(() => field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })))
  expect(options()).toEqual([])
})

test('[FIND-03] sends one request for a number typed in one go, aborts older ones, and shows pages meanwhile', async () => {
  const { requests } = start(({ text, signal }) =>
    text === 'check'
      ? new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        })
      : Promise.resolve([record('CK-2026-0007')]),
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const text of ['c', 'ch', 'che', 'chec', 'check']) {
    type(text)
    flushSync(() => vi.advanceTimersByTime(100))
  }
  expect(titles()).toEqual(['Check orders'])
  expect(note()).toBe('Looking for records…')
  await vi.waitFor(() => expect(requests.map(({ text }) => text)).toEqual(['check']))
  type('CK-20')
  await vi.waitFor(() => expect(titles()).toEqual(['CK-2026-0007 Lost socket']))
  expect(requests.map(({ text, signal }) => [text, signal.aborted])).toEqual([
    ['check', true],
    ['CK-20', false],
  ])
  expect(note()).toBe('Results: 1')
})

test('[FIND-03] keeps only records that still match while the next response is pending', async () => {
  start(({ text }) =>
    text === 'CK-20'
      ? Promise.resolve([record('CK-2025-0003'), record('CK-2026-0007')])
      : Promise.withResolvers<FoundRecord[]>().promise,
  )
  type('CK-20')
  await vi.waitFor(() => expect(titles()).toEqual(['CK-2025-0003 Lost socket', 'CK-2026-0007 Lost socket']))
  type('CK-2026')
  expect(titles()).toEqual(['CK-2026-0007 Lost socket'])
})

test('[FIND-03] says when the record search failed and retries; pages are still found', async () => {
  const state = { isOffline: true }
  start(() =>
    state.isOffline
      ? Promise.reject(new CallFailure('transport', 0, ''))
      : Promise.resolve([record('CK-2026-0007')]),
  )
  type('checkList')
  await vi.waitFor(() => expect(failure()).toContain('Records could not be searched'))
  expect(titles()).toEqual(['Check orders'])
  type('CK-2')
  await vi.waitFor(() => expect(failure()).toContain('Records could not be searched'))
  state.isOffline = false
  flushSync(() => button('Try again')?.click())
  await vi.waitFor(() => expect(titles()).toEqual(['CK-2026-0007 Lost socket']))
  expect(failure()).toBe('')
})

test('[FIND-03] waits on Enter for a number being searched, and offers to replace one that is not found', async () => {
  const { opened } = start(({ text }) =>
    Promise.resolve(text.toUpperCase().startsWith('CK-2026') ? [record('CK-2026-0007')] : []),
  )
  const select = vi.spyOn(field(), 'select')
  type('CK-1999-9999')
  key('Enter')
  await vi.waitFor(() => expect(note()).toBe('No pages or records match. Try another word.'))
  await vi.waitFor(() => expect(select).toHaveBeenCalledOnce())
  expect(opened).toEqual([])
  type('ck-2026-0007')
  key('Enter')
  await vi.waitFor(() => expect(opened).toEqual(['/safetyQuality/checkedResult?id=CK-2026-0007']))
})

test('[FIND-05] opens a scanned number as soon as it is found, and no similar one', async () => {
  const only = start(() => Promise.resolve([record('CK-2026-0007')]), 'CK-2026-000')
  await vi.waitFor(() => expect(titles()).toEqual(['CK-2026-0007 Lost socket']))
  expect(only.opened).toEqual([])
  flushSync(() => root?.unmount())
  const { opened } = start(() => Promise.resolve([record('CK-2026-0007')]), 'CK-2026-0007')
  await vi.waitFor(() => expect(opened).toEqual(['/safetyQuality/checkedResult?id=CK-2026-0007']))
})

/** Provides a browser with a code reader; `seen` is what the camera sees. */
function installCamera(getCamera?: () => Promise<never>) {
  const seen = { text: '' }
  const tracks: { stop: () => void; readyState: 'ended' | 'live' }[] = []
  class BarcodeDetector {
    static readonly getSupportedFormats = async () => ['qr_code']
    readonly detect = async () => (seen.text === '' ? [] : [{ rawValue: seen.text }])
  }
  const getUserMedia = async () => {
    const track = {
      readyState: 'live' as 'ended' | 'live',
      stop() {
        track.readyState = 'ended'
      },
    }
    tracks.push(track)
    return { getTracks: () => [track] }
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector)
  vi.stubGlobal('isSecureContext', true)
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: getCamera ?? getUserMedia },
    configurable: true,
  })
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  return { seen, states: () => tracks.map(({ readyState }) => readyState) }
}

test('[FIND-06] turns the camera off when stopped, when the dialog closes and when the page is hidden', async () => {
  const { states } = installCamera()
  start(findNothing)
  flushSync(() => button('Scan a code')?.click())
  await vi.waitFor(() => expect(states()).toEqual(['live']))
  flushSync(() => button('Stop scanning')?.click())
  await vi.waitFor(() => expect(states()).toEqual(['ended']))
  flushSync(() => button('Scan a code')?.click())
  await vi.waitFor(() => expect(states()).toEqual(['ended', 'live']))
  flushSync(() => root?.unmount())
  await vi.waitFor(() => expect(states()).toEqual(['ended', 'ended']))
  start(findNothing)
  flushSync(() => button('Scan a code')?.click())
  await vi.waitFor(() => expect(states()).toEqual(['ended', 'ended', 'live']))
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  flushSync(() => document.dispatchEvent(new Event('visibilitychange')))
  await vi.waitFor(() => expect(states()).toEqual(['ended', 'ended', 'ended']))
  visibility.mockRestore()
  expect(button('Scan a code')).toBeDefined()
})

test('[FIND-06] searches for and opens what the camera reads, but no similar number', async () => {
  const { seen, states } = installCamera()
  const { opened } = start(() => Promise.resolve([record('CK-2026-0007')]))
  flushSync(() => button('Scan a code')?.click())
  seen.text = 'CK-2026-000'
  await vi.waitFor(() => expect(field().value).toBe('CK-2026-000'))
  await vi.waitFor(() => expect(titles()).toEqual(['CK-2026-0007 Lost socket']))
  expect(states()).toEqual(['ended'])
  expect(opened).toEqual([])
  seen.text = ' CK-2026-0007 '
  flushSync(() => button('Scan a code')?.click())
  await vi.waitFor(() => expect(opened).toEqual(['/safetyQuality/checkedResult?id=CK-2026-0007']))
  expect(states()).toEqual(['ended', 'ended'])
})

test('[FIND-06] explains a denied camera, and still allows typing', async () => {
  installCamera(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  start(findNothing)
  flushSync(() => button('Scan a code')?.click())
  await vi.waitFor(() => expect(failure()).toContain('The camera could not be used'))
  type('dele')
  expect(titles()).toEqual(['Delegations'])
})

test('[FIND-06] offers no camera without a code reader in the browser', () => {
  start(findNothing)
  expect(button('Scan a code')).toBeUndefined()
})
