import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { app } from '../app.ts'
import { itemRoutes } from './items/item.routes.ts'
import { items } from './migrations/0001-items.ts'

/** The server part: handover items on a table of its own. */
export const plugin: ServerPlugin = {
  name: app.name,
  app,
  migrations: { '0001-items': items },
  routes: itemRoutes,
  async seedDemo(services, seedingDay) {
    const { seedItems } = await import('./seed/seed-items.ts')
    await seedItems(services, seedingDay)
  },
}
