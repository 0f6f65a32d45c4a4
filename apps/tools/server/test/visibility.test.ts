import { describeOnStores } from '@apron/server/test/stores/stores'
import { visibilityAgrees } from '@apron/server/test/visibility-agrees'
import { recordsWhere } from '@apron/server-kit/records/list-records'
import { sql } from 'kysely'
import { loan } from '../../contract/loan.ts'
import { LOAN_VISIBILITY } from '../desk/loan.store.ts'
import { plugin } from '../plugin.ts'

describeOnStores('visibility of loans', store => {
  store.fillWith([plugin])

  visibilityAgrees(store, LOAN_VISIBILITY, async id => {
    const [found] = await recordsWhere(store.database.kysely, loan, sql<boolean>`id = ${id}`)
    return found && { borrower: found.borrower, borrower_dept: found.borrowerDept }
  })
})
