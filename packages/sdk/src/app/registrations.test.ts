import { expect, test } from 'vitest'
import { createRegistrations } from './registrations.ts'

function start() {
  let hidden = false
  let changes = 0
  const registrations = createRegistrations<string>(
    () => hidden,
    () => {
      changes += 1
    },
  )
  return { registrations, setHidden: (value: boolean) => void (hidden = value), changes: () => changes }
}

test('removes an entry at once while the tab is visible', () => {
  const { registrations } = start()
  const remove = registrations.add('a')
  expect(registrations.size).toBe(1)
  remove()
  expect(registrations.size).toBe(0)
  expect(registrations.newest).toBeUndefined()
})

test('keeps an entry whose effect is stopped by hiding until the tab wakes', () => {
  const { registrations, setHidden } = start()
  const remove = registrations.add('a')
  setHidden(true)
  remove()
  expect(registrations.newest).toBe('a')
  setHidden(false)
  registrations.dropStale()
  expect(registrations.size).toBe(0)
})

test('counts an entry that returns on waking once', () => {
  const { registrations, setHidden } = start()
  const remove = registrations.add('a')
  setHidden(true)
  remove()
  setHidden(false)
  registrations.add('a')
  registrations.dropStale()
  expect(registrations.size).toBe(1)
})

test('uses the newest entry and reports every change', () => {
  const { registrations, changes } = start()
  registrations.add('a')
  registrations.add('b')
  expect(registrations.newest).toBe('b')
  expect(changes()).toBe(2)
})
