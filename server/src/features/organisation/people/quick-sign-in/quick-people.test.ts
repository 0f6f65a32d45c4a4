import { expect, it } from 'vitest'
import { type QuickPersonRow, toQuickPeople } from './quick-people.ts'

const NOW = new Date('2026-03-01T08:00:00Z')
const LATER = new Date('2026-03-02T08:00:00Z')

const row = (user_code: string, name: string, pin_until: Date | null = LATER): QuickPersonRow => ({
  id: `id of ${user_code}`,
  user_code,
  name_zh: `${name}某`,
  name_en: name,
  pin_until,
})

it.each<[string, QuickPersonRow[], [string, string][]]>([
  [
    'by name, without a number',
    [row('1', 'Li'), row('2', 'Wang')],
    [
      ['Li', ''],
      ['Wang', ''],
    ],
  ],
  [
    'two of one name with theirs',
    [row('1', 'Li'), row('2', 'Li'), row('3', 'Wu')],
    [
      ['Li', '1'],
      ['Li', '2'],
      ['Wu', ''],
    ],
  ],
  ['nobody with an expired PIN', [row('1', 'Li', NOW), row('2', 'Wu', null)], []],
])('[AUTH-43] a device shows %s', (_what, rows, shown) => {
  expect(toQuickPeople(rows, NOW).map(({ person }) => [person.nameEn, person.number])).toEqual(shown)
})
