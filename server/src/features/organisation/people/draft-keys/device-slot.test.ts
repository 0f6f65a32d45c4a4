import { DRAFT_DEVICES } from '@apron/contract/limits/drafts'
import { expect, it } from 'vitest'
import { chooseDeviceSlot } from './device-slot.ts'

const NOW = new Date('2026-03-01T00:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const device = (number: number, madeAt: Date, usedAt: Date) => ({ device: `d${number}`, madeAt, usedAt })
const several = (count: number, madeHoursAgo: number) =>
  Array.from({ length: count }, (_, index) => device(index, hoursAgo(madeHoursAgo), hoursAgo(1)))

it.each([
  ['below the limit', several(DRAFT_DEVICES - 1, 1), { replaced: null }],
  ['all keys are new', several(DRAFT_DEVICES, 23), 'full'],
  ['keys are a day old', several(DRAFT_DEVICES, 24), { replaced: 'd0' }],
  [
    'replaces the least recently used device, regardless of its age',
    [
      ...several(DRAFT_DEVICES - 2, 100),
      device(98, hoursAgo(30), hoursAgo(29)),
      device(99, hoursAgo(90), hoursAgo(2)),
    ],
    { replaced: 'd98' },
  ],
  [
    'never replaces a new device',
    [...several(DRAFT_DEVICES - 1, 100), device(99, hoursAgo(20), hoursAgo(20))],
    { replaced: 'd0' },
  ],
] as const)('%s', (_what, devices, slot) => {
  expect(chooseDeviceSlot(devices, NOW)).toEqual(slot)
})
