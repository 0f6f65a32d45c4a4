import { definePlugin, servedRecord } from '@apron/server-kit/plugin/define-plugin'
import { app } from '../app.ts'
import { item } from '../contract/item.ts'
import { items } from './migrations/0001-items.ts'

/** The server part: handover items in their own table. */
export const plugin = definePlugin({
  app,
  migrations: { '0001-items': items },
  served: [servedRecord(item, '/item')],
  async seedDemo(services, seedingDay) {
    const { seedItems } = await import('./seed/seed-items.ts')
    await seedItems(services, seedingDay)
  },
})
