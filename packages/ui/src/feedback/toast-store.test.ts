import { describe, expect, it } from 'vitest'
import { addToast, TOAST_LIMIT, type Toast, visibleToasts } from './toast-store.ts'

const toast = (id: number, text = `text ${id}`, kind: Toast['kind'] = 'info'): Toast => ({ id, kind, text })

describe('addToast', () => {
  it('adds the newest last', () => {
    expect(addToast([toast(1)], toast(2)).map(({ id }) => id)).toEqual([1, 2])
  })

  it('shows the same text of the same kind once, as the newest', () => {
    expect(addToast([toast(1, 'same'), toast(2)], toast(3, 'same')).map(({ id }) => id)).toEqual([2, 3])
  })

  it('keeps the same text of another kind', () => {
    expect(addToast([toast(1, 'same', 'error')], toast(2, 'same')).map(({ id }) => id)).toEqual([1, 2])
  })

  it('drops the oldest above the limit', () => {
    const full = Array.from({ length: TOAST_LIMIT }, (_, index) => toast(index + 1))
    expect(addToast(full, toast(99)).map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 99])
  })
})

describe('visibleToasts', () => {
  it('returns the newest four, and older ones again when there is room', () => {
    const six = [1, 2, 3, 4, 5, 6].map(id => toast(id))
    expect(visibleToasts(six).map(({ id }) => id)).toEqual([3, 4, 5, 6])
    expect(visibleToasts(six.slice(0, 4)).map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })
})
