import { Refusal } from '@apron/contract/errors/refusal'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ActionEvent, RecordHooks } from '@apron/server-kit/records/described/record-hooks'
import { recordsWhere } from '@apron/server-kit/records/list-records'
import { sql } from 'kysely'
import { jobCard } from '../../contract/job-card.ts'
import { nonRoutine } from '../../contract/non-routine.ts'
import { WORK_CARD_ERRORS as ERRORS } from '../../contract/work-card.errors.ts'
import { NR_RAISED, taskKeys } from '../cards/card.events.ts'
import { cardByNo, packageByNo } from '../cards/find-records.ts'
import type { Db } from '../work-card.tables.ts'

type Fields = (typeof nonRoutine)['fields']

export const nonRoutineHooks = ({ messages }: PluginServices): RecordHooks<Fields> => ({
  async check({ trx, values, context }) {
    const { packageNo, acReg } = await requireCard(trx, values.sourceCard, context.site)
    return { packageNo, acReg }
  },

  async saved({ trx, id, values, context: { site }, by }) {
    const [raised] = await recordsWhere(trx, nonRoutine, sql<boolean>`id = ${id}`)
    const { nrNo: no = '', packageNo = '' } = raised ?? {}
    const planner = (await packageByNo(trx, packageNo))?.planner
    const engineers = values.needsEngineering ? [{ rights: [jobCard.actionPermissions.defer], site }] : []
    const to = [{ users: planner === undefined ? [] : [planner] }, ...engineers]
    await messages.publish(trx, NR_RAISED, { site, to, by, values: { id, no }, task: taskKeys.assess(id) })
  },

  onAction: {
    async assess({ trx, before, values }) {
      const answer = values.engineeringAnswer?.trim() ?? ''
      if (before.needsEngineering && answer === '') throw new Refusal(ERRORS.engineeringMissing)
      await messages.taskEnded(trx, taskKeys.assess(before.id), 'success')
    },
    async card(event) {
      requireApproval(event)
      await requireCard(event.trx, event.values.newCard ?? '', event.before.siteCode)
    },
    async defer(event) {
      const { deferUntil = null, deferHours = null, deferCycles = null } = event.values
      const isLimited = deferUntil !== null || deferHours !== null || deferCycles !== null
      if (!isLimited) throw new Refusal(ERRORS.limitMissing)
      requireApproval(event)
    },
    async close({ trx, before: { status, newCard: no } }) {
      if (status !== 'CARDED' || (await cardByNo(trx, no))?.status === 'CLOSED') return
      throw new Refusal(ERRORS.cardNotClosed, { no })
    },
  },
})

async function requireCard(trx: Db, no: string, site: string) {
  const card = await cardByNo(trx, no)
  if (card === undefined || card.siteCode !== site) throw new Refusal(ERRORS.cardUnknown, { no })
  return card
}

/** @throws Refusal if the customer has to approve and has not */
function requireApproval({ before, values }: ActionEvent<Fields>): void {
  const needsApproval = before.status === 'CUSTOMER_WAIT' || before.disposition === 'CUSTOMER_DECISION'
  if (needsApproval && values.customerApproval !== true) throw new Refusal(ERRORS.customerNeeded)
}
