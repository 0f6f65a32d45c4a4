import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { render, unmount } from '../checks/render.fixture.tsx'
import { type Validity, ValidityField } from './validity-field.tsx'

afterEach(unmount)

/** Draws the field. Returns the last value. */
function drawValidity(days?: readonly number[]) {
  let chosen: Validity | null = null
  function Form() {
    const [value, setValue] = useState<Validity | null>(null)
    chosen = value
    return (
      <ValidityField
        label="Valid"
        value={value}
        onChange={setValue}
        today="2026-03-02"
        {...(days === undefined ? {} : { days })}
      />
    )
  }
  render(<Form />)
  return () => chosen
}

const radios = () => [...document.querySelectorAll<HTMLInputElement>('[role=radiogroup] input')]
const choose = (value: string) =>
  flushSync(() =>
    radios()
      .find(radio => radio.value === value)
      ?.click(),
  )

test('[PART-04, UI-09] offers 7, 15 or 30 days from today, or permanent, and shows the choice', () => {
  const chosen = drawValidity()
  expect(radios().map(({ value }) => value)).toEqual(['7', '15', '30', 'permanent', 'own'])
  for (const [choice, to] of [
    ['7', '2026-03-08'],
    ['15', '2026-03-16'],
    ['30', '2026-03-31'],
    ['permanent', null],
  ] as const) {
    choose(choice)
    expect(chosen()).toEqual({ from: '2026-03-02', to })
    expect(document.body.textContent).toContain(
      to === null ? 'From 2026-03-02, no end date' : `2026-03-02 to ${to}`,
    )
  }
})

/** Finds a day of the calendar once it is rendered. */
const day = (number: number) =>
  vi.waitFor(
    () =>
      [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].find(
        ({ textContent }) => textContent === String(number),
      ) ?? expect.fail(`no ${number}`),
  )

test('[PART-04, UI-09] accepts a range of days that starts today or later, and reports no value for half a range', async () => {
  const chosen = drawValidity()
  choose('permanent')
  choose('own')
  expect(chosen()).toBeNull()
  flushSync(() => document.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.click())
  expect((await day(1)).disabled).toBe(true)
  const last = await day(10)
  flushSync(() => last.click())
  expect(chosen()).toEqual({ from: '2026-03-02', to: '2026-03-10' })
})

test('[PART-04, UI-09] offers 10 days for a delegation', () => {
  const chosen = drawValidity([7, 10, 15, 30])
  expect(radios().map(({ value }) => value)).toEqual(['7', '10', '15', '30', 'permanent', 'own'])
  choose('10')
  expect(chosen()).toEqual({ from: '2026-03-02', to: '2026-03-11' })
})
