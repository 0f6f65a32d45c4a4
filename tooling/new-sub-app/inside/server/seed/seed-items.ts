import { randomUUID } from 'node:crypto'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { siteMoment } from '@apron/server-kit/time/site-day'
import type { ItemStatus } from '../../contract/item.entities.ts'
import type { ItemTables } from '../items/item.store.ts'

/** Site, days before the filling, time, who, chapter, state, title, description. */
type ItemSeed = readonly [
  site: string,
  day: number,
  time: string,
  by: string,
  chapter: string | null,
  status: ItemStatus,
  title: string,
  text: string,
]

const ITEMS: readonly ItemSeed[] = [
  [
    'CAN',
    -3,
    '19:40',
    '100303',
    '32',
    'DONE',
    'B-1041 MLG TYRE 1 WORN',
    'Replaced; look again after landing.',
  ],
  [
    'CAN',
    -1,
    '19:55',
    '100305',
    '72',
    'OPEN',
    'B-6122 FAN BLADES LH',
    'The borescope is lent out; the night goes on.',
  ],
  ['CAN', -1, '20:20', '100303', null, 'OPEN', 'WORK STAND 3: WHEEL LOCK', 'Tagged and reported.'],
  ['URC', -3, '20:05', '100308', '28', 'DONE', 'B-308T CENTRE TANK SEEP', 'Within the limits for release.'],
  [
    'URC',
    -2,
    '21:30',
    '100308',
    '32',
    'OPEN',
    'B-1041 NOSE WHEEL STEERING',
    'Greased; try again before departure.',
  ],
  ['URC', -1, '20:10', '100308', '21', 'OPEN', 'B-8893 PACK 2 SMELL', 'Waits for parts.'],
]

/** What the shifts of the demo have written down; days count from the filling. */
export async function seedItems(services: PluginServices, seedingDay: Date): Promise<void> {
  const db = services.db.withTables<ItemTables>()
  for (const [site, day, time, by, chapter, status, title, text] of ITEMS) {
    const at = siteMoment(seedingDay, day, time)
    await db
      .insertInto('sample_app_item')
      .values({
        id: randomUUID(),
        item_no: await services.nextSerial('HO', 4),
        site_code: site,
        title,
        chapter,
        text,
        status,
        create_by: by,
        create_time: at,
        update_by: by,
        update_time: at,
      })
      .execute()
  }
}
