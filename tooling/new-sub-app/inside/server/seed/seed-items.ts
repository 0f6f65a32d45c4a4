import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { type SeededRecord, seedRecords } from '@apron/server-kit/records/described/seed-records'
import { item } from '../../contract/item.ts'

type Seed = SeededRecord<(typeof item)['fields']>
type Status = 'OPEN' | 'DONE'

const seed = (
  site: string,
  at: Seed['at'],
  by: string,
  [status, chapter]: readonly [Status, string | null],
  title: string,
  text: string,
): Seed => ({ site, at, by, values: { title, chapter, text, status } })

/** Handover items of the demo. */
const ITEMS: readonly Seed[] = [
  seed(
    'CAN',
    [-3, '19:40'],
    '100303',
    ['DONE', '32'],
    'B-T101 MLG TYRE 1 WORN',
    'Replaced; look again after landing.',
  ),
  seed(
    'CAN',
    [-1, '19:55'],
    '100305',
    ['OPEN', '72'],
    'B-T102 FAN BLADES LH',
    'The borescope is lent out; the night goes on.',
  ),
  seed('CAN', [-1, '20:20'], '100303', ['OPEN', null], 'WORK STAND 3: WHEEL LOCK', 'Tagged and reported.'),
  seed(
    'URC',
    [-3, '20:05'],
    '100308',
    ['DONE', '28'],
    'B-T111 CENTRE TANK SEEP',
    'Within the limits for release.',
  ),
  seed(
    'URC',
    [-2, '21:30'],
    '100308',
    ['OPEN', '32'],
    'B-T101 NOSE WHEEL STEERING',
    'Greased; try again before departure.',
  ),
  seed('URC', [-1, '20:10'], '100308', ['OPEN', '21'], 'B-T121 PACK 2 SMELL', 'Waits for parts.'),
]

export async function seedItems(services: PluginServices, seedingDay: Date): Promise<void> {
  await seedRecords(services, item, seedingDay, ITEMS)
}
