import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { app } from '../app.ts'
import { CHECK_ORDER_EVENTS } from './check-orders/check-order.events.ts'
import { CHECK_ORDER_FILES, checkOrderReader } from './check-orders/check-order.reader.ts'
import { checkOrderRecords } from './check-orders/check-order.records.ts'
import { checkOrderRoutes } from './check-orders/check-order.routes.ts'
import { checkOrdersByState } from './check-orders/check-order.statement.ts'
import type { CheckTables } from './check-orders/check-order.tables.ts'
import { checkOrderWork } from './check-orders/check-order.work.ts'
import { checkOrders } from './migrations/0001-check-orders.ts'
import { ordersByHand } from './migrations/0050-orders-by-hand.ts'
import { SUBSCRIPTIONS } from './subscriptions.ts'

/** The server part of safetyQuality: check templates and check orders on tables of its own. */
export const plugin: ServerPlugin = {
  name: app.name,
  app,
  migrations: { '0001-check-orders': checkOrders, '0050-orders-by-hand': ordersByHand },
  routes: checkOrderRoutes,
  events: CHECK_ORDER_EVENTS,
  subscriptions: SUBSCRIPTIONS,
  records: services => [checkOrderRecords(services)],
  statements: services => [checkOrdersByState(services)],
  work: services => [checkOrderWork(services)],
  fileReaders: services => {
    const reader = checkOrderReader(services, services.db.withTables<CheckTables>())
    return { [CHECK_ORDER_FILES]: reader.mayReadFiles }
  },
  async seedDemo(services, seedingDay) {
    const { seedDemo } = await import('./seed/seed-demo.ts')
    await seedDemo(services, seedingDay)
  },
}
