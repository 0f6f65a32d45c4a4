import { expect, it } from 'vitest'
import { administrationPermission, isMenuAddress, menuProblems } from './menu-fields.ts'

const GOOD = { nameZh: '班次', nameEn: 'Shifts', url: '/shiftBook/list', identify: 'shiftBook:shift:view' }

it.each<[Partial<typeof GOOD>, string[]]>([
  [{}, []],
  [{ url: '', identify: '' }, []],
  [{ nameZh: ' ' }, ['nameZh required']],
  [{ nameEn: 'x'.repeat(61) }, ['nameEn tooLong']],
  [{ url: 'https://elsewhere.example' }, ['url address']],
  [{ identify: 'a:b:c' }, ['identify unknown']],
])('[ADM-09] reports for %o the problems %j', (part, problems) => {
  const found = menuProblems({ ...GOOD, ...part }, new Set(['shiftBook:shift:view']))
  expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems)
})

it.each([
  ['/shiftBook/list', true],
  ['/shiftBook/list?state=open', true],
  ['/', false],
  ['list', false],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['https://elsewhere.example', false],
  ['javascript:alert(1)', false],
  ['/login', false],
  [`/${'x'.repeat(200)}`, false],
])('[ADM-09] accepts the address %s for an entry: %s', (url, may) => {
  expect(isMenuAddress(url)).toBe(may)
})

it.each([
  ['/admin/users', 'portal:user:view'],
  ['/admin/subApps', 'portal:subApp:manage'],
  ['/admin/else', null],
  ['/dashboard', null],
])('[ADM-06] opens %s with permission %s', (url, right) => {
  expect(administrationPermission(url)).toBe(right)
})
