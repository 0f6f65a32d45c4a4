import { expect, it } from 'vitest'
import {
  missingTexts,
  NEW_NOTICE,
  type NoticeForm,
  type PublicationForm,
  publicationFaults,
  publishTime,
  toNoticeSave,
} from './notice-form.ts'

const GOOD: NoticeForm = {
  kind: 'notice',
  titleZh: '停电',
  titleEn: 'No power',
  contentZh: '周日',
  contentEn: 'Sunday',
}

it('[ADM-23] both languages must be filled in', () => {
  expect(missingTexts(GOOD)).toEqual([])
  expect(missingTexts({ ...GOOD, titleEn: ' ', contentZh: '' })).toEqual(['titleEn', 'contentZh'])
  expect(missingTexts(NEW_NOTICE)).toHaveLength(4)
})

it('[ADM-23] a change carries the version that was seen', () => {
  const before = {
    ...GOOD,
    id: 'a',
    version: 2,
    state: 'draft',
    publishTime: '',
    updateBy: '',
    updateTime: '',
  } as const
  expect(toNoticeSave(GOOD, before)).toEqual({ ...GOOD, id: 'a', version: 2 })
})

it.each<[string, PublicationForm, object, string | undefined]>([
  ['now', { when: 'now', day: null, clock: '' }, {}, undefined],
  ['later', { when: 'later', day: '2026-03-01', clock: '08:30' }, {}, '2026-03-01 08:30:00'],
  [
    'a day that is missing',
    { when: 'later', day: null, clock: '08:30' },
    { day: 'notices.dayMissing' },
    undefined,
  ],
  [
    'no such hour',
    { when: 'later', day: '2026-03-01', clock: '24:00' },
    { clock: 'notices.clockWrong' },
    '2026-03-01 24:00:00',
  ],
  [
    'another form',
    { when: 'later', day: '2026-03-01', clock: '8:30' },
    { clock: 'notices.clockWrong' },
    '2026-03-01 8:30:00',
  ],
])('[ADM-23] published %s', (_what, form, faults, time) => {
  expect(publicationFaults(form)).toEqual(faults)
  expect(publishTime(form)).toBe(time)
})
