import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { findInput, pressKey, render, typeText, unmount } from '../checks/render.fixture.tsx'
import { NumberField } from './number-field.tsx'

afterEach(unmount)

function Form() {
  const [whole, setWhole] = useState<number | null>(0)
  const [exact, setExact] = useState<number | null>(null)
  return (
    <>
      <NumberField label="Sort" value={whole} onChange={setWhole} min={0} max={99} />
      <NumberField label="Torque" value={exact} onChange={setExact} min={-5} max={5} precision={2} />
    </>
  )
}

test.each([
  ['150', '99', '5'],
  ['-20', '0', '-5'],
  ['2.5', '3', '2.5'],
  ['1.005', '1', '1.01'],
  ['4.4', '4', '4.4'],
])(
  '[UI-02] on blur %s becomes %s between 0 and 99, and %s with two digits between -5 and 5',
  (typed, whole, exact) => {
    render(<Form />)
    for (const [label, expected] of [
      ['Sort', whole],
      ['Torque', exact],
    ] as const) {
      const input = findInput(label)
      input.focus()
      typeText(input, typed)
      expect(input.value).toBe(typed)
      flushSync(() => input.blur())
      expect(input.value).toBe(expected)
    }
  },
)

test('[UI-02] steps within the limits with the arrow keys', () => {
  render(<Form />)
  const input = findInput('Sort')
  input.focus()
  typeText(input, '98')
  pressKey('ArrowUp')
  pressKey('ArrowUp')
  expect(input.value).toBe('99')
  pressKey('ArrowDown')
  expect(input.value).toBe('98')
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  '[UI-02] leaves the Enter that ends a composition to the input method: %o',
  composing => {
    render(<Form />)
    const input = findInput('Torque')
    input.focus()
    typeText(input, '２．５')
    pressKey('Enter', composing)
    expect(input.value).toBe('２．５')
    pressKey('Enter')
    expect(input.value).toBe('2.5')
  },
)

const message = () => document.querySelector('.ap-field-error')?.textContent

test.each([
  ['21,5x', '4'],
  ['1.2.3', '4'],
  ['3 5', '4'],
])('[UI-02] keeps the invalid entry %s with an error that names the current number', (typed, before) => {
  render(<Form />)
  const input = findInput('Torque')
  for (const text of [before, typed]) {
    input.focus()
    typeText(input, text)
    flushSync(() => input.blur())
  }
  expect(input.value).toBe(typed)
  expect(message()).toBe(`Not a number; it is still ${before}. Enter digits, with a point for decimals`)
  input.focus()
  typeText(input, '2,5')
  expect(message()).toBeUndefined()
  flushSync(() => input.blur())
  expect(input.value).toBe('2.5')
})

test('[UI-02] reports an unreadable entry in an empty field', () => {
  render(<Form />)
  const input = findInput('Torque')
  input.focus()
  typeText(input, 'abc')
  flushSync(() => input.blur())
  expect(input.value).toBe('abc')
  expect(message()).toBe('Not a number. Enter digits, with a point for decimals')
})
