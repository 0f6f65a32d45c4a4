import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Appointment, appointmentLineOf } from './appointment-lines.ts'

const appointments = (text: string): Appointment[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map(pair => {
      const [by = '', userCode = ''] = pair.split('>')
      return { by, userCode }
    })

it.each([
  ['nobody was appointed', '', 'a', 'a'],
  ['the appointer', 'a>x', 'x', 'ax'],
  ['the appointee', 'a>x', 'a', 'ax'],
  ['several steps up', 'a>x x>y y>z', 'z', 'axyz'],
  ['several steps down', 'a>x x>y y>z', 'a', 'axyz'],
  ['two of one appointer', 'a>x a>y', 'x', 'axy'],
  ['another line is another', 'a>x b>y', 'x', 'ax'],
  ['an appointee of two lines', 'a>x b>x', 'x', 'abx'],
  ['an appointee of two lines, from one of them', 'a>x b>x', 'a', 'ax'],
  ['a cycle', 'a>x x>a', 'x', 'ax'],
])('[ADM-42] line of appointments: %s', (_what, text, code, line) => {
  expect([...appointmentLineOf(code, appointments(text))].toSorted().join('')).toBe(line)
})

const code = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
const drawn = fc.array(fc.record({ by: code, userCode: code }), { maxLength: 20 })

it('[ADM-42] is symmetric', () => {
  fc.assert(
    fc.property(drawn, code, code, (all, one, other) => {
      expect(appointmentLineOf(one, all).has(other)).toBe(appointmentLineOf(other, all).has(one))
    }),
  )
})

it('[ADM-42] includes direct and indirect appointees', () => {
  fc.assert(
    fc.property(drawn, code, code, code, (all, one, second, third) => {
      const more = [...all, { by: one, userCode: second }, { by: second, userCode: third }]
      expect([...appointmentLineOf(one, more)]).toEqual(expect.arrayContaining([second, third]))
    }),
  )
})
