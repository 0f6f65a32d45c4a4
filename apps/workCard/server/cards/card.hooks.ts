import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { CallContext, CallingPerson } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { RecordHooks } from '@apron/server-kit/records/record-hooks'
import { sql } from 'kysely'
import { jobCard } from '../../contract/job-card.ts'
import { isRii } from '../../contract/rules/sign-rules.ts'
import { WORK_CARD_ERRORS as ERRORS } from '../../contract/work-card.errors.ts'
import type { WorkCardTables } from '../work-card.tables.ts'
import { actedOn } from './card-acts.ts'
import { cardsOfPackages, packageByNo, type StoredCard } from './find-records.ts'

const CLOSE_RIGHT = jobCard.actionRights.close

export const cardHooks = (services: PluginServices): RecordHooks<(typeof jobCard)['fields']> => ({
  async check({ trx, id, values, context }) {
    const { packageNo, seq } = values
    // A package that is released meanwhile takes no more cards.
    await sql`select 1 from work_card_package where package_no = ${packageNo} for share`.execute(trx)
    const found = await packageByNo(trx, packageNo)
    if (found === undefined || found.siteCode !== context.site) {
      throw new Refusal(ERRORS.packageUnknown, { no: packageNo })
    }
    if (found.status === 'RELEASED' || found.status === 'CLOSED') {
      throw new Refusal(ERRORS.packageOver, { no: packageNo })
    }
    const others = await cardsOfPackages(trx, [packageNo])
    if (others.some(card => card.id !== id && card.seq === seq)) {
      throw new Refusal(ERRORS.seqTaken, { no: packageNo, seq: String(seq) })
    }
  },

  async saved({ trx, id, values }) {
    const found = await packageByNo(trx, values.packageNo)
    await trx
      .withTables<WorkCardTables>()
      .updateTable('work_card_card')
      .set({ ac_reg: found?.acReg ?? '', rii: values.steps.some(isRii) })
      .where('id', '=', id)
      .execute()
  },

  refuses: (action, card, person) => refusalOf(action, card, person),
  acted: actedOn(services),
})

function refusalOf(action: string, card: StoredCard, { userCode, resources }: CallingPerson) {
  const isAssignee = card.assignees.includes(userCode)
  switch (action) {
    case 'release':
      return card.createBy === userCode || card.updateBy === userCode ? ERRORS.ownCard : null
    case 'start':
    case 'pause':
    case 'complete':
      return isAssignee ? null : ERRORS.notAssignee
    case 'acknowledge':
      if (!card.revisionNew) return SERVER_ERRORS.notAllowedInState
      return isAssignee ? null : ERRORS.notAssignee
    case 'resume':
      if (card.pauseReason !== 'SHIFT_END') return isAssignee ? null : ERRORS.notAssignee
      return card.handedOverBy === userCode ? ERRORS.ownHandover : null
    case 'material':
    case 'tool':
    case 'attach':
      return isAssignee || resources.has(CLOSE_RIGHT) ? null : ERRORS.notAssignee
    case 'close':
      return card.assignees[0] === userCode ? ERRORS.leadMayNotClose : null
    default:
      return null
  }
}

/** Loads a card of the caller's site for a change. @throws Refusal */
export function requireOwnSite(card: StoredCard | null, context: CallContext): StoredCard {
  if (card === null) throw new Refusal(SERVER_ERRORS.notFound)
  if (card.siteCode !== context.site) throw new Refusal(SERVER_ERRORS.otherSiteRecord)
  return card
}
