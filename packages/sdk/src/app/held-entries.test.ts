import { expect, test } from 'vitest'
import { createHeldEntries } from './held-entries.ts'

function entries() {
  let hidden = false
  let changes = 0
  const held = createHeldEntries<string>(
    () => hidden,
    () => {
      changes += 1
    },
  )
  return { held, setHidden: (value: boolean) => void (hidden = value), changes: () => changes }
}

test('an entry taken out while the tab is on the screen is gone', () => {
  const { held } = entries()
  const takeOut = held.add('a')
  expect(held.size).toBe(1)
  takeOut()
  expect(held.size).toBe(0)
  expect(held.newest).toBeUndefined()
})

test('an entry whose effect is stopped by hiding stays until the tab wakes', () => {
  const { held, setHidden } = entries()
  const takeOut = held.add('a')
  setHidden(true)
  takeOut()
  expect(held.newest).toBe('a')
  setHidden(false)
  held.dropHeld()
  expect(held.size).toBe(0)
})

test('an entry that comes back on waking is counted once', () => {
  const { held, setHidden } = entries()
  const takeOut = held.add('a')
  setHidden(true)
  takeOut()
  setHidden(false)
  held.add('a')
  held.dropHeld()
  expect(held.size).toBe(1)
})

test('the newest entry wins, and every change is told', () => {
  const { held, changes } = entries()
  held.add('a')
  held.add('b')
  expect(held.newest).toBe('b')
  expect(changes()).toBe(2)
})
