import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { timeOfWire, wireTime } from '@apron/contract/wire/wire-time'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { departmentsFor } from '@apron/server-kit/people/acting'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type {
  ActedRecord,
  FurtherFields,
  RecordHooks,
  SavedRecord,
} from '@apron/server-kit/records/record-hooks'
import type { Kysely } from 'kysely'
import type { loan } from '../../contract/loan.ts'
import { defaultDueBack } from '../../contract/rules/due-back.ts'
import { calProblem, dueProblem, issueProblem, type Problem } from '../../contract/rules/issue.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import { lockTools, moveTools, type StoredTool, toolName, typesOf } from '../ledger/tool.store.ts'
import type { ToolsTables } from '../tools.tables.ts'
import { isLongOverdue, longOverdueLoans } from './loan.store.ts'
import { LOAN_VISIBILITY } from './loan-visibility.ts'

type Fields = (typeof loan)['fields']

function require(problem: Problem | null): void {
  if (problem !== null) throw new Refusal(problem.error, problem.params)
}

const timeOf = (due: string | null | undefined, now: Date): Date =>
  (typeof due === 'string' ? timeOfWire(due) : null) ?? defaultDueBack(now)

export const loanHooks = (services: PluginServices): RecordHooks<Fields> => {
  const { clock } = services

  /** Returns the borrower, and whether they may borrow at the site. External users have no right to see tools. */
  async function borrowerOf(trx: Kysely<unknown>, userCode: string, site: string, now: Date) {
    const person = await services.in(trx).people.holder('tools:tool:view', { userCode, site })
    return { person, overdue: await longOverdueLoans(trx, userCode, now) }
  }

  /** An issue: moves the tools, and spends an override of the borrower. */
  async function issue({ trx, values, context }: SavedRecord<Fields>): Promise<FurtherFields<Fields>> {
    const now = clock.now()
    const by = callerOf(context).userCode
    const { site, language } = context
    const { borrower, purpose, loadKg, items } = values
    const due = timeOf(values.dueTime, now)
    const tools = await lockTools(
      trx,
      site,
      items.map(({ assetNo }) => assetNo),
    )
    const types = await typesOf(
      trx,
      tools.map(({ type_no }) => type_no),
    )
    const { person, overdue } = await borrowerOf(trx, borrower, site, now)
    const problem = issueProblem({
      now,
      site,
      language,
      purpose,
      due,
      loadKg,
      borrower: {
        mayBorrow: person !== null,
        overdueLoans: overdue.filter(({ override_by }) => override_by === null).map(({ loan_no }) => loan_no),
      },
      tools: tools.map(({ asset_no, status, cal_due, type_no }) => ({
        assetNo: asset_no,
        status,
        calDue: cal_due,
        maxLoadKg: types.get(type_no)?.maxLoadKg ?? null,
      })),
    })
    require(problem)
    // An override counts for one issue.
    for (const { id } of overdue) {
      const tables = trx.withTables<ToolsTables>()
      await tables.updateTable('tools_loan').set({ override_by: null }).where('id', '=', id).execute()
    }
    await moveTools(trx, tools, { to: 'ON_LOAN', action: 'issue', by, at: now })
    const [override] = overdue
    return {
      outTime: wireTime(now),
      dueTime: wireTime(due),
      outBy: by,
      borrowerDept: person?.deptCode ?? null,
      items: tools.map(itemOf),
      overrideBy: override?.override_by ?? null,
      overrideReason: override?.override_reason ?? '',
    }
  }

  async function transfer({ trx, before, values, context, now }: ActedRecord<Fields>) {
    const { borrower } = values
    if (borrower === undefined || borrower === before.borrower) throw new Refusal(TOOLS_ERRORS.sameBorrower)
    const { person, overdue } = await borrowerOf(trx, borrower, context.site, now)
    if (person === null) throw new Refusal(TOOLS_ERRORS.borrowerNotAllowed)
    const [late] = overdue
    if (late !== undefined) throw new Refusal(TOOLS_ERRORS.borrowerOverdue, { loan: late.loan_no })
    const due = timeOf(values.dueTime, now)
    require(dueProblem({ now, site: context.site, purpose: before.purpose, due }))
    const returned = new Set(before.returns.map(({ assetNo }) => assetNo))
    const out = before.items.map(({ assetNo }) => assetNo).filter(assetNo => !returned.has(assetNo))
    for (const { cal_due } of await lockTools(trx, context.site, out)) {
      require(calProblem({ calDue: cal_due }, due))
    }
    await services.messages.taskEnded(trx, overdueTask(before.id), 'success')
    return {
      earlierBorrowers: [...new Set([...before.earlierBorrowers, before.borrower])],
      borrowerDept: person.deptCode,
      dueTime: wireTime(due),
      overdue: false,
    }
  }

  return {
    async visible(context, inside) {
      return LOAN_VISIBILITY.where(await LOAN_VISIBILITY.viewerOf(inside, callerOf(context)))
    },
    check: issue,
    /** The foreman of the borrower's department overrides, and nobody for themselves. */
    refuses(action, record, person) {
      if (action !== 'override') return null
      const own = new Set(departmentsFor(person, 'tools:loan:override'))
      if (record.borrower === person.userCode) return SERVER_ERRORS.forbidden
      if (record.borrowerDept === null || !own.has(record.borrowerDept)) return SERVER_ERRORS.forbidden
      const due = timeOfWire(record.dueTime ?? '')
      return due === null || !isLongOverdue(due, clock.now()) ? TOOLS_ERRORS.notOverdue : null
    },
    async acted(acted) {
      if (acted.action === 'transfer') return await transfer(acted)
      return {
        overrideBy: callerOf(acted.context).userCode,
        overrideReason: acted.values.remark?.trim() ?? '',
      }
    },
  }
}

const itemOf = (found: StoredTool) => ({ assetNo: found.asset_no, name: toolName(found) })

/** Names the task of bringing back the tools of an overdue loan. */
export const overdueTask = (loanId: string) => `tools.loan ${loanId}`
