import { Refusal } from '@apron/contract/errors/refusal'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ActionEvent, RecordHooks } from '@apron/server-kit/records/described/record-hooks'
import { sql } from 'kysely'
import { FINAL_CARD_STATES } from '../../contract/job-card.fields.ts'
import { WORK_CARD_ERRORS as ERRORS } from '../../contract/work-card.errors.ts'
import { NEIGHBOURS, RELEASE_STATEMENT } from '../../contract/work-package.texts.ts'
import { workPackage } from '../../contract/work-package.ts'
import { cardsOf } from '../cards/find-records.ts'
import { entriesOf, sign } from '../signatures/entries.ts'
import { releaseCheck } from './release-check.ts'

type Fields = (typeof workPackage)['fields']

export const packageHooks = (services: PluginServices): RecordHooks<Fields> => ({
  async saved({ trx, values, before }) {
    if (before === null || before.acReg === values.acReg) return
    const packageNo = before.packageNo
    await sql`update work_card_card set ac_reg = ${values.acReg} where package_no = ${packageNo}`.execute(trx)
  },

  async removing({ trx, before }) {
    const cards = before === null ? [] : await cardsOf(trx, before.packageNo)
    if (cards.length > 0) throw new Refusal(ERRORS.packageNotEmpty, { n: String(cards.length) })
  },

  // The authorisation to release is personal and cannot be delegated.
  refuses: (action, _found, person) =>
    action === 'release' && !person.ownResources.has(workPackage.actionPermissions.release)
      ? ERRORS.notPersonal
      : null,

  onAction: {
    receive: async ({ now }) => ({ actualIn: wireTime(now) }),
    close: async ({ now }) => ({ actualOut: wireTime(now) }),
    release: event => release(services, event),
    async closeCards({ trx, before }) {
      const cards = await cardsOf(trx, before.packageNo)
      const open = cards.filter(({ status }) => !FINAL_CARD_STATES.includes(status))
      if (open.length > 0) throw new Refusal(ERRORS.cardsOpen, { n: String(open.length) })
    },
  },
})

/** Signs the release if nothing blocks it. */
async function release(services: PluginServices, event: ActionEvent<Fields>) {
  const { trx, before, values, context, by, now } = event
  const cards = await cardsOf(trx, before.packageNo)
  const ids = cards.map(({ id }) => id)
  const entries = await entriesOf(trx, ids)
  const isInspector = entries.some(entry => entry.kind === 'SIGN' && entry.rii && entry.by === by)
  if (isInspector) throw new Refusal(ERRORS.signedRii)
  const { blocks, unchecked } = await releaseCheck({ services, trx }, before, context.language)
  if (blocks.length > 0) throw new Refusal(ERRORS.releaseBlocked)
  const ticks = { tools: values.toolsChecked, rectifications: values.rectificationsChecked }
  const missing = unchecked.find(name => ticks[name] !== true)
  if (missing !== undefined) {
    throw new Refusal(ERRORS.releaseUnchecked, { neighbour: NEIGHBOURS[missing][context.language] })
  }
  const signature = { recordId: before.id, by, site: context.site, at: now }
  const statement = RELEASE_STATEMENT
  await sign(services, trx, signature, { kind: 'RELEASE', statement, checkedByHand: unchecked })
  return { releaseBy: by, releaseTime: wireTime(now), releaseStatement: statement }
}
