import { expect, it, vi } from 'vitest'
import { createGuestNavigation, fullPathOf } from './guest-navigation.ts'

const BASE = 'https://p/tools/ledger?x=1'

it.each([
  ['/tools/detail?id=1#a', '/tools/detail?id=1#a'],
  ['detail', '/tools/detail'],
  ['?x=2', '/tools/ledger?x=2'],
  ['https://p/amm/list', '/amm/list'],
  [new URL('https://p/amm/list'), '/amm/list'],
  ['/tools/工具', '/tools/%E5%B7%A5%E5%85%B7'],
  ['https://evil.example/tools/detail', null],
  [undefined, null],
  [null, null],
])('resolves %s to %j', (url, fullPath) => {
  expect(fullPathOf(url, BASE)).toBe(fullPath)
})

function startNavigation() {
  const navigate = vi.fn<(to: string, options?: { replace?: boolean }) => void>()
  const entered: string[] = []
  let shown = true
  const guest = createGuestNavigation(
    { navigate },
    () => shown,
    () => BASE,
  )
  guest.start('/tools/ledger?x=1')
  const write = (url: unknown) => guest.write(url, fullPath => entered.push(fullPath))
  return { guest, write, entered, navigate, hide: () => (shown = false) }
}

it('[NAV-04] hands an address written by the application to the shell, and does not report it back', () => {
  const { guest, write, entered, navigate } = startNavigation()
  write('/tools/detail?id=1')
  write('detail?id=2')
  expect(entered).toEqual(['/tools/detail?id=1', '/tools/detail?id=2'])
  expect(navigate).toHaveBeenLastCalledWith('/tools/detail?id=2', { replace: true })
  expect(guest.recordAddress('/tools/detail?id=2')).toBe(false)
})

it('ignores state written for the same address', () => {
  const { write, entered, navigate } = startNavigation()
  write('https://p/tools/ledger?x=1')
  write(undefined)
  expect(entered).toEqual([])
  expect(navigate).not.toHaveBeenCalled()
})

it('reports a navigation of the shell to the application once', () => {
  const { guest } = startNavigation()
  expect(guest.recordAddress('/tools/desk')).toBe(true)
  expect(guest.recordAddress('/tools/desk')).toBe(false)
})

it('D1: keeps a hidden application from navigating, and reports its tab’s address when it is shown', () => {
  const { guest, write, entered, navigate, hide } = startNavigation()
  hide()
  write('/tools/timeout')
  expect(entered).toEqual([])
  expect(navigate).not.toHaveBeenCalled()
  expect(guest.recordAddress('/tools/ledger?x=1')).toBe(true)
})
