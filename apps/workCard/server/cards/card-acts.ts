import { Refusal } from '@apron/contract/errors/refusal'
import { wireDate, wireTime } from '@apron/contract/wire/formats/wire-time'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ActionEvent, ActionHook } from '@apron/server-kit/records/described/record-hooks'
import { ACTIVE_CARD_STATES, FINAL_CARD_STATES } from '../../contract/job-card.fields.ts'
import type { jobCard } from '../../contract/job-card.ts'
import { type EntryContent, nextStep, stepStates } from '../../contract/rules/step-states.ts'
import { WORK_CARD_ERRORS as ERRORS } from '../../contract/work-card.errors.ts'
import { checkRevisions, openTools } from '../neighbours.ts'
import { skilledPeople } from '../signatures/authorisations.ts'
import { entriesOf, sign } from '../signatures/entries.ts'
import { JC_ASSIGNED, JC_MISSING_PART, taskKeys } from './card.events.ts'
import { cardsOf, packageByNo, type StoredCard } from './find-records.ts'

type Fields = (typeof jobCard)['fields']
type CardAction = ActionEvent<Fields>
type CardDocuments = Pick<StoredCard, 'acReg' | 'refDocs'>

/** Department of the stores in the demo organisation. Elsewhere only the planner is notified of missing parts. */
const STORES = 'D0802'

/** States of a card whose work is done. */
const COMPLETED: ReadonlySet<string> = new Set(['COMPLETED', ...FINAL_CARD_STATES])

const findShortParts = (lines: StoredCard['materials']) => lines.filter(({ status }) => status === 'SHORT')

/** Returns the checks and computed values of each action on a card. */
export function cardActs(services: PluginServices): Readonly<Record<string, ActionHook<Fields>>> {
  const { messages } = services

  /** Compares the manuals of a card. @returns true if all could be checked @throws Refusal if one was revised */
  async function verifyRevisions(trx: CardAction['trx'], card: CardDocuments): Promise<boolean> {
    const checks = await checkRevisions({ services, trx }, card)
    const outdated = checks.find(({ state }) => state === 'OUTDATED')
    if (outdated === undefined) return checks.every(({ state }) => state === 'CURRENT')
    throw new Refusal(ERRORS.revisionOutdated, { task: outdated.taskNo, revision: outdated.effective })
  }

  /** @throws Refusal if a manual was revised, or could not be checked and was not checked by hand */
  async function requireRevisions({ trx, values }: CardAction, card: CardDocuments): Promise<void> {
    const isChecked = (await verifyRevisions(trx, card)) || values.revisionChecked === true
    if (!isChecked) throw new Refusal(ERRORS.revisionUnchecked)
  }

  async function requireSkill({ trx, before, context, now }: CardAction, people: readonly string[]) {
    const skilled = await skilledPeople(trx, { site: context.site, now, skill: before.skill })
    const missing = people.find(code => !skilled.some(({ person }) => person === code))
    if (missing === undefined) return
    const [person] = await services.in(trx).people.byCodes([missing])
    throw new Refusal(ERRORS.skillMissing, { person: person?.name[context.language] ?? missing })
  }

  /** Signs the card for the caller. */
  async function signCard({ trx, before, by, now: at }: CardAction, content: EntryContent): Promise<void> {
    const { id: recordId, siteCode: site, skill } = before
    await sign(services, trx, { recordId, by, site, skill, at }, content)
  }

  async function findToolOnLoan(trx: CardAction['trx'], { acReg, cardNo }: StoredCard) {
    const open = (await openTools({ services, trx }, acReg, [cardNo])) ?? []
    return open.find(tool => tool.cardNo === cardNo)?.assetNo
  }

  return {
    release: event => requireRevisions(event, event.before),

    async confirmRevision(event) {
      const { before, values, now } = event
      await requireRevisions(event, { acReg: before.acReg, refDocs: values.refDocs ?? [] })
      // People at work must acknowledge the revision; existing signatures stay valid.
      return { cardRevDate: wireDate(now), revisionNew: ACTIVE_CARD_STATES.includes(before.status) }
    },

    acknowledge: async () => ({ revisionNew: false }),

    async assign(event) {
      const { trx, by, values } = event
      const { id, cardNo: no, siteCode: site } = event.before
      const users = values.assignees ?? []
      await requireSkill(event, users)
      const task = taskKeys.assigned(id)
      // Close the message tasks of the previous assignees.
      await messages.taskEnded(trx, task, 'success')
      await messages.publish(trx, JC_ASSIGNED, { site, to: [{ users }], by, values: { id, no }, task })
      return { foreman: by }
    },

    async start({ trx, before, now }) {
      const found = await packageByNo(trx, before.packageNo)
      if (found?.status !== 'IN_WORK') throw new Refusal(ERRORS.packageNotInWork)
      const needed = new Set(before.predecessors.split(',').filter(Boolean).map(Number))
      const cards = needed.size === 0 ? [] : await cardsOf(trx, before.packageNo)
      const open = cards.find(({ seq, status }) => needed.has(seq) && !COMPLETED.has(status))
      if (open !== undefined) throw new Refusal(ERRORS.predecessorOpen, { no: open.cardNo })
      return { startTime: before.startTime ?? wireTime(now) }
    },

    async pause(event) {
      const { values, by } = event
      if (values.pauseReason !== 'SHIFT_END') return { handedOverBy: null, takenOverBy: null }
      const { doneText: done = '', openText: open = '', nextText: next = '', fromShift, toShift } = values
      const isFilled = [done, open, next].some(text => text.trim() !== '')
      if (!isFilled || typeof toShift !== 'string') throw new Refusal(ERRORS.handoverMissing)
      await signCard(event, { kind: 'HANDOVER', fromShift: fromShift ?? '', toShift, done, open, next })
      return { handedOverBy: by, takenOverBy: null }
    },

    async resume(event) {
      const { before, by } = event
      if (before.pauseReason !== 'SHIFT_END') return { pauseReason: null }
      await requireSkill(event, [by])
      const others = before.assignees.filter(code => code !== by)
      await signCard(event, { kind: 'TAKEOVER' })
      return { pauseReason: null, takenOverBy: by, assignees: [by, ...others].slice(0, 6) }
    },

    async material({ trx, before, values: { materials = [] }, by }) {
      const reported = new Set(findShortParts(before.materials).map(({ pn }) => pn))
      const short = findShortParts(materials).filter(({ pn }) => !reported.has(pn))
      const { id, cardNo: no, siteCode: site } = before
      const planner = short.length === 0 ? undefined : (await packageByNo(trx, before.packageNo))?.planner
      const to = [
        { users: planner === undefined ? [] : [planner] },
        { roles: ['SUPPORT'], within: STORES, site },
      ]
      for (const { pn, qtyReq, qtyIssued } of short) {
        const values = { id, no, pn, qty: String(qtyReq - (qtyIssued ?? 0)) }
        // oxlint-disable-next-line no-await-in-loop -- one message for each part, in the order of the lines
        await messages.publish(trx, JC_MISSING_PART, { site, to, by, values })
      }
    },

    async complete({ trx, before, now }) {
      if (before.revisionNew) throw new Refusal(ERRORS.revisionUnread)
      const open = nextStep(stepStates(before.steps, await entriesOf(trx, [before.id])))
      if (open !== undefined) throw new Refusal(ERRORS.stepsOpen, { step: String(open.step.stepNo) })
      const unreturned = before.tools.find(({ status }) => status !== 'BACK')
      const out = unreturned?.tool ?? (await findToolOnLoan(trx, before))
      if (out !== undefined) throw new Refusal(ERRORS.toolsOut, { tool: out })
      const unused = before.materials.find(({ status }) => status !== 'INSTALLED' && status !== 'RETURNED')
      if (unused !== undefined) throw new Refusal(ERRORS.materialOpen, { pn: unused.pn })
      if ((before.actualHours ?? 0) <= 0) throw new Refusal(ERRORS.noHours)
      await verifyRevisions(trx, before)
      await messages.taskEnded(trx, taskKeys.assigned(before.id), 'success')
      return { endTime: wireTime(now) }
    },

    close: event => signCard(event, { kind: 'CLOSE' }),

    async defer({ values }) {
      if (values.customerApproved !== true) throw new Refusal(ERRORS.customerNeeded)
    },
  }
}
