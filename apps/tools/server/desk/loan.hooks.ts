import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal, throwRefusal } from '@apron/contract/errors/refusal'
import { pick } from '@apron/contract/records/pick'
import { timeOfWire, wireTime } from '@apron/contract/wire/formats/wire-time'
import { departmentsFor } from '@apron/server-kit/people/acting'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ActionEvent, RecordHooks } from '@apron/server-kit/records/described/record-hooks'
import { setFields } from '@apron/server-kit/records/move-record'
import { assetsOut, loan } from '../../contract/loan.ts'
import { defaultDueBack } from '../../contract/rules/due-back.ts'
import { calRefusal, dueRefusal, issueRefusal } from '../../contract/rules/issue.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import { type Db, lockTools, maxLoadOf, moveTools, typesOf } from '../ledger/tool.store.ts'
import { isLongOverdue, LOAN_VISIBILITY, longOverdueLoans } from './loan.store.ts'
import { overdueTask } from './return-tools.ts'

type Fields = (typeof loan)['fields']

const timeOf = (due: string | null | undefined, now: Date): Date =>
  (typeof due === 'string' ? timeOfWire(due) : null) ?? defaultDueBack(now)

export const loanHooks = (services: PluginServices): RecordHooks<Fields> => {
  const { clock } = services

  /** Returns the borrower and their overdue loans. External users lack the permission to see tools. */
  async function borrowerOf(trx: Db, userCode: string, site: string, now: Date) {
    const person = await services.in(trx).people.holder('tools:tool:view', { userCode, site })
    return { person, ...(await longOverdueLoans(trx, userCode, now)) }
  }

  async function transfer({ trx, before, values, context: { site }, now }: ActionEvent<Fields>) {
    const { borrower } = values
    if (borrower === undefined || borrower === before.borrower) throw new Refusal(TOOLS_ERRORS.sameBorrower)
    const {
      person,
      loans: [late],
    } = await borrowerOf(trx, borrower, site, now)
    if (person === null) throw new Refusal(TOOLS_ERRORS.borrowerNotAllowed)
    if (late !== undefined) throw new Refusal(TOOLS_ERRORS.borrowerOverdue, { loan: late.loanNo })
    const due = timeOf(values.dueTime, now)
    throwRefusal(dueRefusal({ now, site, purpose: before.purpose, due }))
    const out = assetsOut(before).map(assetNo => ({ assetNo }))
    for (const tool of await lockTools(trx, site, out)) throwRefusal(calRefusal(tool, due))
    await services.messages.taskEnded(trx, overdueTask(before.id), 'success')
    return {
      earlierBorrowers: [...new Set([...before.earlierBorrowers, before.borrower])],
      borrowerDept: person.deptCode,
      dueTime: wireTime(due),
      overdue: false,
    }
  }

  return {
    visible: LOAN_VISIBILITY.whereOf,

    /** Issues tools: changes their state and uses up an override of the borrower. */
    async check({ trx, values, context, by }) {
      const at = clock.now()
      const { site, language } = context
      const due = timeOf(values.dueTime, at)
      const tools = await lockTools(trx, site, values.items)
      const types = await typesOf(trx, tools)
      const { person, loans, blocking } = await borrowerOf(trx, values.borrower, site, at)
      const refusal = issueRefusal({
        ...pick(values, ['purpose', 'loadKg']),
        now: at,
        site,
        language,
        due,
        borrower: { mayBorrow: person !== null, overdueLoans: blocking },
        tools: tools.map(tool => ({ ...tool, maxLoadKg: maxLoadOf(types.get(tool.typeNo)) })),
      })
      throwRefusal(refusal)
      // An override is valid for one issue.
      for (const late of loans) await setFields(trx, loan, late.id, { overrideBy: null })
      await moveTools(trx, tools, { to: 'ON_LOAN', action: 'issue', by, at })
      return {
        outTime: wireTime(at),
        dueTime: wireTime(due),
        outBy: by,
        borrowerDept: person?.deptCode ?? null,
        items: tools.map(({ assetNo, nameZh, nameEn }) => ({
          assetNo,
          name: nameEn === '' ? nameZh : `${nameZh} / ${nameEn}`,
        })),
        overrideBy: loans[0]?.overrideBy ?? null,
        overrideReason: loans[0]?.overrideReason ?? '',
      }
    },

    /** Only the foreman of the borrower's department may override, but not for their own loan. */
    refuses(action, { borrower, borrowerDept, dueTime }, person) {
      if (action !== 'override') return null
      const isForeman = departmentsFor(person, 'tools:loan:override').some(code => code === borrowerDept)
      if (borrower === person.userCode || !isForeman) return SERVER_ERRORS.forbidden
      const due = timeOfWire(dueTime ?? '')
      return due === null || !isLongOverdue(due, clock.now()) ? TOOLS_ERRORS.notOverdue : null
    },

    async onAction(event) {
      if (event.action === 'transfer') return await transfer(event)
      const overrideReason = event.values.remark?.trim() ?? ''
      return { overrideBy: event.by, overrideReason }
    },
  }
}
