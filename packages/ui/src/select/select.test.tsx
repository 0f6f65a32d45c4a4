import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { findInput, render, unmount } from '../checks/render.fixture.tsx'
import { MultiSelectField, SelectField } from './select.tsx'

const OPTIONS = [
  { value: 'A', label: 'Apron' },
  { value: 'B', label: 'Bay' },
]
const ONE = { label: 'Place', options: OPTIONS, value: null, onChange: () => {} }

afterEach(unmount)

const optionCount = () => document.querySelectorAll('[role=option]').length

test.each([
  ['a list', () => <SelectField {...ONE} />],
  ['a searchable list', () => <SelectField {...ONE} searchable />],
  ['a list of several values', () => <MultiSelectField {...ONE} value={[]} />],
])('renders the options of %s on focus, and announces it as open with them', async (_what, draw) => {
  render(draw())
  const input = findInput('Place')
  expect(optionCount()).toBe(0)
  await act(async () => input.focus())
  expect(optionCount()).toBe(OPTIONS.length)
  if (input.getAttribute('aria-expanded') === 'false') await act(async () => input.click())
  expect(input.getAttribute('aria-expanded')).toBe('true')
  const list = document.querySelector('[role=listbox]')
  expect(input.getAttribute('aria-controls')).toBe(list?.id)
})
