import { expect, it } from 'vitest'
import { WORK_CARD_ERRORS } from './work-card.errors.ts'

const entries = Object.entries(WORK_CARD_ERRORS)
const braces = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

it('gives every error its own code from 2200 to 2299', () => {
  const codes = entries.map(([, { code }]) => code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.every(code => code >= 2200 && code < 2300)).toBe(true)
})

it.each(entries)('has %s in both languages with the same values', (_name, { zh, en }) => {
  expect(braces(zh)).toEqual(braces(en))
  expect(zh).toMatch(/\p{Script=Han}/u)
  expect(en).not.toMatch(/\p{Script=Han}/u)
})
