import type { Host, HostEvents, Session } from '@apron/sdk'
import { beforeEach, expect, it, vi } from 'vitest'
import { createGlobalState, createSharedState, type GlobalStateListener } from './global-state.ts'

const SESSION: Session = {
  lang: 'zh',
  airport: { id: '1', code: 'CAN', name: '广州' },
  user: { code: '100104', name: '冯晓岚', roles: ['INSPECTOR'] },
  resources: [],
  variant: 'CSN',
  theme: 'light',
  texts: {},
}

function fakeShell(app: string) {
  let session = SESSION
  const listeners = new Map<keyof HostEvents, () => void>()
  const errors: unknown[] = []
  const host: Pick<Host, 'app' | 'session' | 'on' | 'reportError'> = {
    app,
    session: () => session,
    on(event, listener) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- none of these listeners reads its event
      listeners.set(event, listener as () => void)
      return () => undefined
    },
    reportError: error => void errors.push(error),
  }
  const change = (next: Partial<Session>, ...events: (keyof HostEvents)[]) => {
    session = { ...session, ...next }
    for (const event of events) listeners.get(event)?.()
  }
  return { host, change, errors }
}

let shared = createSharedState()
beforeEach(() => {
  shared = createSharedState()
})

it('calls a new listener at once on request, with the state that qiankun applications expect', () => {
  const state = createGlobalState(fakeShell('tools').host, shared)
  const listener = vi.fn<GlobalStateListener>()
  state.onGlobalStateChange(listener)
  expect(listener).not.toHaveBeenCalled()
  state.onGlobalStateChange(listener, true)
  expect(listener.mock.lastCall?.[0]).toMatchObject({
    language: 'zh',
    theme: 'light',
    airport: { code: 'CAN' },
    session: { user: { code: '100104' } },
  })
})

it('D6: reports a session change once, with the previous state', () => {
  const { host, change } = fakeShell('tools')
  const state = createGlobalState(host, shared)
  const listener = vi.fn<GlobalStateListener>()
  state.onGlobalStateChange(listener)
  change({ lang: 'en' }, 'session', 'lang')
  expect(listener).toHaveBeenCalledOnce()
  expect(listener.mock.lastCall).toMatchObject([{ language: 'en' }, { language: 'zh' }])
})

it('passes an application’s change to the others, and protects the values each holds', () => {
  const tools = createGlobalState(fakeShell('tools').host, shared)
  const ipc = createGlobalState(fakeShell('ipc').host, shared)
  const listener = vi.fn<GlobalStateListener>()
  ipc.onGlobalStateChange(listener)
  const tail = { tail: 'B-1234' }
  expect(tools.setGlobalState({ aircraft: tail })).toBe(true)
  tail.tail = 'B-9999'
  expect(listener.mock.lastCall?.[0]['aircraft']).toEqual({ tail: 'B-1234' })
})

it('rejects changes to the shell’s own names', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const state = createGlobalState(fakeShell('tools').host, shared)
  const listener = vi.fn<GlobalStateListener>()
  state.onGlobalStateChange(listener)
  expect(state.setGlobalState({ language: 'en', theme: 'dark' })).toBe(false)
  expect(listener).not.toHaveBeenCalled()
  expect(warn.mock.lastCall?.[0]).toContain('language, theme')
  warn.mockRestore()
})

it('replaces a listener with a later one, and can remove it', () => {
  const { host, change } = fakeShell('tools')
  const state = createGlobalState(host, shared)
  const [first, second] = [vi.fn<GlobalStateListener>(), vi.fn<GlobalStateListener>()]
  state.onGlobalStateChange(first)
  state.onGlobalStateChange(second)
  change({ theme: 'dark' }, 'theme')
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
  state.offGlobalStateChange()
  change({ theme: 'light' }, 'theme')
  expect(second).toHaveBeenCalledOnce()
})

it('[APP-15] reports a listener that throws, and calls the others', () => {
  const tools = fakeShell('tools')
  createGlobalState(tools.host, shared).onGlobalStateChange(() => expect.fail('mine'))
  const ipc = createGlobalState(fakeShell('ipc').host, shared)
  const listener = vi.fn<GlobalStateListener>()
  ipc.onGlobalStateChange(listener)
  ipc.setGlobalState({ aircraft: 'B-1234' })
  expect(listener).toHaveBeenCalledOnce()
  expect(tools.errors).toHaveLength(1)
})
