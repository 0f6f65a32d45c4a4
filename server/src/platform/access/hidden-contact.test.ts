import { expect, it } from 'vitest'
import { hiddenContact } from './hidden-contact.ts'

it.each([
  ['13800001234', 'wang@example.com', '138****34'],
  ['', 'wang@example.com', 'w***@example.com'],
  ['', '', ''],
])('[ADM-43] shows administrators for %j and %j only %j', (mobile, email, hidden) => {
  expect(hiddenContact({ mobile, email })).toBe(hidden)
})
