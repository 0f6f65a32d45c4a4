import { describeOnStores } from '@apron/server/test/stores/stores'
import { visibilityAgrees } from '@apron/server/test/visibility-agrees'
import { findOrder } from '../check-orders/check-order.repository.ts'
import type { CheckTables } from '../check-orders/check-order.tables.ts'
import { CHECK_ORDER_VISIBILITY } from '../check-orders/check-order-visibility.ts'
import { findOcc } from '../occurrences/occ.repository.ts'
import { OCC_VISIBILITY } from '../occurrences/occ-visibility.ts'
import type { OccTables } from '../occurrences/occurrence.tables.ts'
import { plugin } from '../plugin.ts'
import type { RoTables } from '../rectifications/rectification.tables.ts'
import { findRo } from '../rectifications/ro.repository.ts'
import { RO_VISIBILITY } from '../rectifications/rules/ro-visibility.ts'

describeOnStores('visibility of records', store => {
  store.fillWith([plugin])
  const db = () => store.database.kysely.withTables<CheckTables & RoTables & OccTables>()

  visibilityAgrees(store, CHECK_ORDER_VISIBILITY, id => findOrder(db(), id))
  visibilityAgrees(store, RO_VISIBILITY, id => findRo(db(), id))
  visibilityAgrees(store, OCC_VISIBILITY, id => findOcc(db(), id))
})
