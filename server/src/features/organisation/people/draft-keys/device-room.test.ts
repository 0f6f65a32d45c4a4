import { DRAFT_DEVICES } from '@apron/contract/limits/drafts'
import { expect, it } from 'vitest'
import { deviceRoom } from './device-room.ts'

const NOW = new Date('2026-03-01T00:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const device = (number: number, madeAt: Date, usedAt: Date) => ({ device: `d${number}`, madeAt, usedAt })
const several = (count: number, madeHoursAgo: number) =>
  Array.from({ length: count }, (_, index) => device(index, hoursAgo(madeHoursAgo), hoursAgo(1)))

it.each([
  ['there is room', several(DRAFT_DEVICES - 1, 1), { forget: null }],
  ['all were made today', several(DRAFT_DEVICES, 23), 'full'],
  ['a day is enough', several(DRAFT_DEVICES, 24), { forget: 'd0' }],
  [
    'the one that was used longest ago goes, whenever it was made',
    [
      ...several(DRAFT_DEVICES - 2, 100),
      device(98, hoursAgo(30), hoursAgo(29)),
      device(99, hoursAgo(90), hoursAgo(2)),
    ],
    { forget: 'd98' },
  ],
  [
    'a new one stays, however long it was not used',
    [...several(DRAFT_DEVICES - 1, 100), device(99, hoursAgo(20), hoursAgo(20))],
    { forget: 'd0' },
  ],
] as const)('%s', (_what, devices, room) => {
  expect(deviceRoom(devices, NOW)).toEqual(room)
})
