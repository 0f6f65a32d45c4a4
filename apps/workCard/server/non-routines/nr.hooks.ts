import { Refusal } from '@apron/contract/errors/refusal'
import { callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ActedRecord, RecordHooks } from '@apron/server-kit/records/record-hooks'
import type { Kysely } from 'kysely'
import { jobCard } from '../../contract/job-card.ts'
import type { nonRoutine } from '../../contract/non-routine.ts'
import { WORK_CARD_ERRORS as ERRORS } from '../../contract/work-card.errors.ts'
import { NR_RAISED, taskOf } from '../cards/card.events.ts'
import { cardByNo, packageByNo } from '../cards/find-records.ts'
import type { WorkCardTables } from '../work-card.tables.ts'

type Fields = (typeof nonRoutine)['fields']
type Acted = ActedRecord<Fields>

export const nonRoutineHooks = (services: PluginServices): RecordHooks<Fields> => ({
  async check({ trx, values, context }) {
    await cardAt(trx, values.sourceCard, context.site)
  },

  async saved({ trx, id, values, context }) {
    const card = await cardAt(trx, values.sourceCard, context.site)
    const found = await packageByNo(trx, card.packageNo)
    const { nr_no } = await trx
      .withTables<WorkCardTables>()
      .updateTable('work_card_non_routine')
      .set({ package_no: card.packageNo, ac_reg: card.acReg })
      .where('id', '=', id)
      .returning('nr_no')
      .executeTakeFirstOrThrow()
    await services.messages.publish(trx, NR_RAISED, {
      site: context.site,
      to: [
        { users: found === undefined ? [] : [found.planner] },
        ...(values.needsEngineering ? [{ rights: [jobCard.actionRights.defer], site: context.site }] : []),
      ],
      by: callerOf(context).userCode,
      values: { id, no: nr_no },
      task: taskOf.assess(id),
    })
  },

  async acted(acted) {
    const { action, trx, before, values } = acted
    switch (action) {
      case 'assess':
        if (before.needsEngineering && (values.engineeringAnswer ?? '').trim() === '') {
          throw new Refusal(ERRORS.engineeringMissing)
        }
        await services.messages.taskEnded(trx, taskOf.assess(before.id), 'success')
        break
      case 'card':
        requireApproval(acted)
        await cardAt(trx, values.newCard ?? '', before.siteCode)
        break
      case 'defer': {
        const limits = [values.deferUntil, values.deferHours, values.deferCycles]
        if (limits.every(limit => limit === null || limit === undefined))
          throw new Refusal(ERRORS.limitMissing)
        requireApproval(acted)
        break
      }
      case 'close':
        await requireFixed(acted)
        break
      default:
    }
    return undefined
  },
})

async function cardAt(trx: Kysely<unknown>, no: string, site: string) {
  const card = await cardByNo(trx, no)
  if (card === undefined || card.siteCode !== site) throw new Refusal(ERRORS.cardUnknown, { no })
  return card
}

/** @throws Refusal if the customer was asked and has not approved */
function requireApproval({ before, values }: Acted): void {
  const isAsked = before.status === 'CUSTOMER_WAIT' || before.disposition === 'CUSTOMER_DECISION'
  if (isAsked && values.customerApproval !== true) throw new Refusal(ERRORS.customerNeeded)
}

/** @throws Refusal if the card that fixes it is not closed */
async function requireFixed({ trx, before }: Acted): Promise<void> {
  if (before.status !== 'CARDED') return
  const card = await cardByNo(trx, before.newCard)
  if (card?.status !== 'CLOSED') throw new Refusal(ERRORS.cardNotClosed, { no: before.newCard })
}
