import { expect, it } from 'vitest'
import { type PublicationForm, publicationFaults, publishTime } from './publication.ts'

it.each<[string, PublicationForm, [string, string][], string | undefined]>([
  ['now', { when: 'now', day: null, clock: '' }, [], undefined],
  ['later', { when: 'later', day: '2026-03-01', clock: '08:30' }, [], '2026-03-01 08:30:00'],
  ['a day that is missing', { when: 'later', day: null, clock: '08:30' }, [['day', 'dayMissing']], undefined],
  [
    'no such hour',
    { when: 'later', day: '2026-03-01', clock: '24:00' },
    [['clock', 'clockWrong']],
    '2026-03-01 24:00:00',
  ],
  [
    'another form',
    { when: 'later', day: '2026-03-01', clock: '8:30' },
    [['clock', 'clockWrong']],
    '2026-03-01 8:30:00',
  ],
])('[ADM-23] published %s', (_what, form, faults, time) => {
  expect(publicationFaults(form)).toEqual(faults)
  expect(publishTime(form)).toBe(time)
})
