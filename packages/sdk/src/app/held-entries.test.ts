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

test('removes an entry at once while the tab is visible', () => {
  const { held } = entries()
  const takeOut = held.add('a')
  expect(held.size).toBe(1)
  takeOut()
  expect(held.size).toBe(0)
  expect(held.newest).toBeUndefined()
})

test('keeps an entry whose effect is stopped by hiding until the tab wakes', () => {
  const { held, setHidden } = entries()
  const takeOut = held.add('a')
  setHidden(true)
  takeOut()
  expect(held.newest).toBe('a')
  setHidden(false)
  held.dropHeld()
  expect(held.size).toBe(0)
})

test('counts an entry that returns on waking once', () => {
  const { held, setHidden } = entries()
  const takeOut = held.add('a')
  setHidden(true)
  takeOut()
  setHidden(false)
  held.add('a')
  held.dropHeld()
  expect(held.size).toBe(1)
})

test('uses the newest entry and reports every change', () => {
  const { held, changes } = entries()
  held.add('a')
  held.add('b')
  expect(held.newest).toBe('b')
  expect(changes()).toBe(2)
})
