import { expect, it } from 'vitest'
import { resourceProblems } from './resource-fields.ts'

it.each([
  [{}, []],
  [{ identify: '' }, ['identify required']],
  [{ identify: 'shiftBook:view' }, ['identify identify']],
  [{ identify: 'shiftBook:shift:view:all' }, ['identify identify']],
  [{ identify: 'shift book:shift:view' }, ['identify identify']],
  [{ url: '' }, ['url required']],
  [{ url: 'javascript:alert(1)' }, ['url address']],
  [{ titleZh: '', titleEn: 'x'.repeat(61) }, ['titleZh required', 'titleEn tooLong']],
])('[ADM-11] %o has the problems %j', (part, problems) => {
  const right = { identify: 'shiftBook:shift:view', url: '/shiftBook/list', titleZh: '查看', titleEn: 'See' }
  const found = resourceProblems({ ...right, ...part })
  expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems)
})
