import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { clear, draw, fill, key, labelled } from '../checks/drawn.fixture.tsx'
import { NumberField } from './number-field.tsx'

afterEach(clear)

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
    draw(<Form />)
    for (const [label, expected] of [
      ['Sort', whole],
      ['Torque', exact],
    ] as const) {
      const input = labelled(label)
      input.focus()
      fill(input, typed)
      expect(input.value).toBe(typed)
      flushSync(() => input.blur())
      expect(input.value).toBe(expected)
    }
  },
)

test('[UI-02] steps within the limits with the arrow keys', () => {
  draw(<Form />)
  const input = labelled('Sort')
  input.focus()
  fill(input, '98')
  key('ArrowUp')
  key('ArrowUp')
  expect(input.value).toBe('99')
  key('ArrowDown')
  expect(input.value).toBe('98')
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  '[UI-02] leaves the Enter that ends a composition to the input method: %o',
  composing => {
    draw(<Form />)
    const input = labelled('Torque')
    input.focus()
    fill(input, '２．５')
    key('Enter', composing)
    expect(input.value).toBe('２．５')
    key('Enter')
    expect(input.value).toBe('2.5')
  },
)

const message = () => document.querySelector('.ap-field-error')?.textContent

test.each([
  ['21,5x', '4'],
  ['1.2.3', '4'],
  ['3 5', '4'],
])('[UI-02] keeps the invalid entry %s with an error that names the current number', (typed, before) => {
  draw(<Form />)
  const input = labelled('Torque')
  for (const text of [before, typed]) {
    input.focus()
    fill(input, text)
    flushSync(() => input.blur())
  }
  expect(input.value).toBe(typed)
  expect(message()).toBe(`Not a number; it is still ${before}. Enter digits, with a point for decimals`)
  input.focus()
  fill(input, '2,5')
  expect(message()).toBeUndefined()
  flushSync(() => input.blur())
  expect(input.value).toBe('2.5')
})

test('[UI-02] reports an unreadable entry in an empty field', () => {
  draw(<Form />)
  const input = labelled('Torque')
  input.focus()
  fill(input, 'abc')
  flushSync(() => input.blur())
  expect(input.value).toBe('abc')
  expect(message()).toBe('Not a number. Enter digits, with a point for decimals')
})
