import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createGuestListeners, type GuestListeners, type NativeListening } from './guest-listeners.ts'

let shown = true
let page: EventTarget
let native: NativeListening
let guest: GuestListeners
const listener = vi.fn<(event: Event) => void>()

beforeEach(() => {
  shown = true
  listener.mockReset()
  page = new EventTarget()
  native = {
    target: page,
    add: (...args) => Reflect.apply(page.addEventListener.bind(page), page, args),
    remove: (...args) => Reflect.apply(page.removeEventListener.bind(page), page, args),
  }
  guest = createGuestListeners(() => shown)
})

const fire = (type: string) => page.dispatchEvent(new Event(type))

describe('a listener of a legacy application', () => {
  it('is called as a function and as an object, until removed', () => {
    const object = { handleEvent: listener }
    guest.add(native, 'resize', listener, undefined)
    guest.add(native, 'resize', object, true)
    fire('resize')
    expect(listener).toHaveBeenCalledTimes(2)
    expect(guest.remove(native, 'resize', listener, undefined)).toBe(true)
    expect(guest.remove(native, 'resize', object, { capture: true })).toBe(true)
    fire('resize')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('that was never added cannot be removed', () => {
    guest.add(native, 'resize', listener, true)
    expect(guest.remove(native, 'resize', listener, false)).toBe(false)
  })

  it.each(['keydown', 'pointerdown', 'mousemove', 'click', 'wheel', 'paste', 'hashchange'])(
    'D1: for %s is not called while other pages are visible',
    type => {
      guest.add(native, type, listener, undefined)
      shown = false
      fire(type)
      expect(listener).not.toHaveBeenCalled()
      shown = true
      fire(type)
      expect(listener).toHaveBeenCalledOnce()
    },
  )

  it.each(['resize', 'storage', 'online', 'message', 'visibilitychange'])('for %s is always called', type => {
    guest.add(native, type, listener, undefined)
    shown = false
    fire(type)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('is called once if added twice; with `once`, it is called once and can be added again', () => {
    guest.add(native, 'resize', listener, undefined)
    guest.add(native, 'resize', listener, undefined)
    guest.add(native, 'focus', listener, { once: true })
    fire('resize')
    fire('focus')
    fire('focus')
    expect(listener).toHaveBeenCalledTimes(2)
    guest.add(native, 'focus', listener, { once: true })
    fire('focus')
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('is removed with its mount, unless it was added before', () => {
    guest.add(native, 'resize', listener, undefined)
    guest.beginMount()
    guest.add(native, 'focus', listener, undefined)
    guest.endMount()
    fire('focus')
    expect(listener).not.toHaveBeenCalled()
    fire('resize')
    expect(listener).toHaveBeenCalledOnce()
  })
})

it('is removed if the application fails to start', () => {
  guest.add(native, 'resize', listener, undefined)
  guest.add(native, 'popstate', listener, undefined)
  guest.stopAll()
  fire('resize')
  guest.reportAddress(error => expect.fail(String(error)))
  expect(listener).not.toHaveBeenCalled()
})

describe('[NAV-04] the address', () => {
  it('is reported by the shell, not the browser, and without the shell’s state', () => {
    guest.add(native, 'popstate', listener, undefined)
    fire('popstate')
    expect(listener).not.toHaveBeenCalled()
    guest.reportAddress(error => expect.fail(String(error)))
    expect(listener).toHaveBeenCalledOnce()
    expect(listener.mock.lastCall?.[0]).toMatchObject({ type: 'popstate', state: null })
  })

  it('reaches the next listener when one throws', () => {
    const errors: unknown[] = []
    guest.add(native, 'popstate', () => expect.fail('mine'), undefined)
    guest.add(native, 'popstate', listener, undefined)
    guest.reportAddress(error => errors.push(error))
    expect(listener).toHaveBeenCalledOnce()
    expect(errors).toHaveLength(1)
  })
})
