import { PIN_MAX_DIGITS } from '@apron/contract/limits/quick-sign-in'
import { expect, test } from 'vitest'
import { createWords } from '../words.ts'
import { keypad } from './keypad.ts'
import { quickTexts } from './quick.texts.ts'

function start() {
  const { input, pad, type } = keypad(createWords('en', quickTexts))
  const press = (...labels: readonly string[]) => {
    for (const label of labels) {
      const key = [...pad.querySelectorAll('button')].find(each => each.textContent === label)
      if (key === undefined) throw new Error(`There is no key ${label}`)
      key.click()
    }
  }
  return { input, press, type }
}

test('[AUTH-43] types a PIN, deletes the last digit or all', () => {
  const { input, press } = start()
  press('4', '8', '0')
  expect(input.value).toBe('480')
  press('Delete')
  expect(input.value).toBe('48')
  press('Clear')
  expect(input.value).toBe('')
})

test('[AUTH-43] accepts no more digits than a PIN has, by keypad or keyboard', () => {
  const { input, press, type } = start()
  const longest = '1'.repeat(PIN_MAX_DIGITS)
  press(...Array.from(longest, () => '1'), '2')
  expect(input.value).toBe(longest)
  type('3')
  expect(input.value).toBe(longest)
})

test('[AUTH-43] keeps the tablet’s keyboard from covering the keypad', () => {
  expect(start().input.inputMode).toBe('none')
})
