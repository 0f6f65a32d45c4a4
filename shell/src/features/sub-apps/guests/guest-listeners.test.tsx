import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createGuestListeners, type GuestListeners, type NativeListening } from './guest-listeners.ts'

let shown = true
let page: EventTarget
let native: NativeListening
let guest: GuestListeners
const heard = vi.fn<(event: Event) => void>()

beforeEach(() => {
  shown = true
  heard.mockReset()
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
    const object = { handleEvent: heard }
    guest.add(native, 'resize', heard, undefined)
    guest.add(native, 'resize', object, true)
    fire('resize')
    expect(heard).toHaveBeenCalledTimes(2)
    expect(guest.remove(native, 'resize', heard, undefined)).toBe(true)
    expect(guest.remove(native, 'resize', object, { capture: true })).toBe(true)
    fire('resize')
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('that was never added cannot be removed', () => {
    guest.add(native, 'resize', heard, true)
    expect(guest.remove(native, 'resize', heard, false)).toBe(false)
  })

  it.each(['keydown', 'pointerdown', 'mousemove', 'click', 'wheel', 'paste', 'hashchange'])(
    'D1: for %s is not called while other pages are visible',
    type => {
      guest.add(native, type, heard, undefined)
      shown = false
      fire(type)
      expect(heard).not.toHaveBeenCalled()
      shown = true
      fire(type)
      expect(heard).toHaveBeenCalledOnce()
    },
  )

  it.each(['resize', 'storage', 'online', 'message', 'visibilitychange'])('for %s is always called', type => {
    guest.add(native, type, heard, undefined)
    shown = false
    fire(type)
    expect(heard).toHaveBeenCalledOnce()
  })

  it('is called once if added twice; with `once`, it is called once and can be added again', () => {
    guest.add(native, 'resize', heard, undefined)
    guest.add(native, 'resize', heard, undefined)
    guest.add(native, 'focus', heard, { once: true })
    fire('resize')
    fire('focus')
    fire('focus')
    expect(heard).toHaveBeenCalledTimes(2)
    guest.add(native, 'focus', heard, { once: true })
    fire('focus')
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('is removed with its mount, unless it was added before', () => {
    guest.add(native, 'resize', heard, undefined)
    guest.beginMount()
    guest.add(native, 'focus', heard, undefined)
    guest.endMount()
    fire('focus')
    expect(heard).not.toHaveBeenCalled()
    fire('resize')
    expect(heard).toHaveBeenCalledOnce()
  })
})

it('is removed if the application fails to start', () => {
  guest.add(native, 'resize', heard, undefined)
  guest.add(native, 'popstate', heard, undefined)
  guest.stopAll()
  fire('resize')
  guest.reportAddress(error => expect.fail(String(error)))
  expect(heard).not.toHaveBeenCalled()
})

describe('[NAV-04] the address', () => {
  it('is reported by the shell, not the browser, and without the shell’s state', () => {
    guest.add(native, 'popstate', heard, undefined)
    fire('popstate')
    expect(heard).not.toHaveBeenCalled()
    guest.reportAddress(error => expect.fail(String(error)))
    expect(heard).toHaveBeenCalledOnce()
    expect(heard.mock.lastCall?.[0]).toMatchObject({ type: 'popstate', state: null })
  })

  it('reaches the next listener when one throws', () => {
    const errors: unknown[] = []
    guest.add(native, 'popstate', () => expect.fail('mine'), undefined)
    guest.add(native, 'popstate', heard, undefined)
    guest.reportAddress(error => errors.push(error))
    expect(heard).toHaveBeenCalledOnce()
    expect(errors).toHaveLength(1)
  })
})
