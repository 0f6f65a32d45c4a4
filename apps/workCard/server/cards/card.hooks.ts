import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { CallingPerson } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { RecordHooks } from '@apron/server-kit/records/described/record-hooks'
import { sql } from 'kysely'
import { jobCard } from '../../contract/job-card.ts'
import { isRii } from '../../contract/rules/sign-rules.ts'
import { WORK_CARD_ERRORS as ERRORS } from '../../contract/work-card.errors.ts'
import { cardActs } from './card-acts.ts'
import { cardsOf, packageByNo, type StoredCard } from './find-records.ts'

export const cardHooks = (services: PluginServices): RecordHooks<(typeof jobCard)['fields']> => ({
  async check({ trx, id, values, context }) {
    const { packageNo, seq } = values
    // Lock the package, so that it is not released before the card is stored.
    await sql`select 1 from work_card_package where package_no = ${packageNo} for share`.execute(trx)
    const found = await packageByNo(trx, packageNo)
    if (found === undefined || found.siteCode !== context.site) {
      throw new Refusal(ERRORS.packageUnknown, { no: packageNo })
    }
    if (found.status === 'RELEASED' || found.status === 'CLOSED') {
      throw new Refusal(ERRORS.packageOver, { no: packageNo })
    }
    const others = await cardsOf(trx, packageNo)
    if (others.some(card => card.id !== id && card.seq === seq)) {
      throw new Refusal(ERRORS.seqTaken, { no: packageNo, seq: String(seq) })
    }
    return { acReg: found.acReg, rii: values.steps.some(isRii) }
  },

  refuses: findRefusal,
  onAction: cardActs(services),
})

function findRefusal(action: string, card: StoredCard, { userCode, resources }: CallingPerson) {
  const notAssignee = card.assignees.includes(userCode) ? null : ERRORS.notAssignee
  switch (action) {
    case 'release':
      return card.createBy === userCode || card.updateBy === userCode ? ERRORS.ownCard : null
    case 'start':
    case 'pause':
    case 'complete':
      return notAssignee
    case 'acknowledge':
      return card.revisionNew ? notAssignee : SERVER_ERRORS.notAllowedInState
    case 'resume':
      if (card.pauseReason !== 'SHIFT_END') return notAssignee
      return card.handedOverBy === userCode ? ERRORS.ownHandover : null
    case 'material':
    case 'tool':
    case 'attach':
      return resources.has(jobCard.actionPermissions.close) ? null : notAssignee
    case 'close':
      return card.assignees[0] === userCode ? ERRORS.leadMayNotClose : null
    default:
      return null
  }
}
