import { describeOnStores } from '@apron/server/test/stores'
import { visibilityAgrees } from '@apron/server/test/visibility-agrees'
import { LOAN_VISIBILITY } from '../desk/loan-visibility.ts'
import { plugin } from '../plugin.ts'
import type { ToolsTables } from '../tools.tables.ts'

describeOnStores('who may read a loan', store => {
  store.fillWith([plugin])

  visibilityAgrees(store, LOAN_VISIBILITY, id =>
    store.database.kysely
      .withTables<ToolsTables>()
      .selectFrom('tools_loan')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst(),
  )
})
