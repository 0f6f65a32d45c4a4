import { Refusal } from '@apron/contract/errors/refusal'
import { wireDate, wireTime } from '@apron/contract/wire/wire-time'
import { callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ActedRecord, RecordHooks } from '@apron/server-kit/records/record-hooks'
import { CARD_ENDS } from '../../contract/job-card.fields.ts'
import type { jobCard } from '../../contract/job-card.ts'
import { isDone, stepStates } from '../../contract/rules/step-states.ts'
import { WORK_CARD_ERRORS as ERRORS } from '../../contract/work-card.errors.ts'
import { checkRevisions, openTools } from '../neighbours.ts'
import { skilledPeople, stampOf } from '../signatures/authorisations.ts'
import { entriesOf, sign } from '../signatures/entries.ts'
import { JC_ASSIGNED, JC_MISSING_PART, taskOf } from './card.events.ts'
import { cardsOfPackages, packageByNo } from './find-records.ts'

type Fields = (typeof jobCard)['fields']
type Acted = ActedRecord<Fields>
type Filled = Awaited<ReturnType<NonNullable<RecordHooks<Fields>['acted']>>>

/** The stores of the demo organisation; elsewhere the planner alone is told of missing parts. */
const STORES = 'D0802'

/** What each action on a card checks and fills in beyond its state. */
export function actedOn(services: PluginServices): NonNullable<RecordHooks<Fields>['acted']> {
  const acts: Readonly<Record<string, (acted: Acted) => Promise<Filled>>> = {
    release: acted => requireRevisions(acted, acted.before.refDocs),
    async confirmRevision(acted) {
      await requireRevisions(acted, acted.values.refDocs ?? [])
      // Those who work on the card already must read it again; what is signed stays.
      const isInWork = ['IN_WORK', 'PAUSED', 'RII_WAIT'].includes(acted.before.status)
      return { cardRevDate: wireDate(acted.now), revisionNew: isInWork }
    },
    acknowledge: async () => ({ revisionNew: false }),
    assign,
    start,
    pause,
    resume,
    material,
    complete,
    close,
    async defer({ values }) {
      if (values.customerApproved !== true) throw new Refusal(ERRORS.customerNeeded)
      return undefined
    },
  }

  /** @throws Refusal if a manual was revised, or could not be checked and nobody has */
  async function requireRevisions({ trx, before, values }: Acted, refDocs: Acted['before']['refDocs']) {
    const checks = await checkRevisions({ services, trx }, before.acReg, refDocs)
    const outdated = checks.find(({ state }) => state === 'OUTDATED')
    if (outdated !== undefined) {
      const params = { task: outdated.taskNo, revision: outdated.effective }
      throw new Refusal(ERRORS.revisionOutdated, params)
    }
    const isUnchecked = checks.some(({ state }) => state === 'UNCHECKED')
    if (isUnchecked && values.revisionChecked !== true) throw new Refusal(ERRORS.revisionUnchecked)
    return undefined
  }

  async function requireSkill({ trx, before, context, now }: Acted, people: readonly string[]) {
    const skilled = await skilledPeople(trx, { site: context.site, now, skill: before.skill })
    const missing = people.find(code => !skilled.some(({ person }) => person === code))
    if (missing === undefined) return
    const [person] = await services.in(trx).people.byCodes([missing])
    throw new Refusal(ERRORS.skillMissing, { person: person?.name[context.language] ?? missing })
  }

  async function assign(acted: Acted) {
    const { trx, before, values, context } = acted
    const assignees = values.assignees ?? []
    await requireSkill(acted, assignees)
    const task = taskOf.assigned(before.id)
    // Those assigned before are done with it.
    await services.messages.taskEnded(trx, task, 'success')
    const by = callerOf(context).userCode
    await services.messages.publish(trx, JC_ASSIGNED, {
      site: before.siteCode,
      to: [{ users: assignees }],
      by,
      values: { id: before.id, no: before.cardNo },
      task,
    })
    return { foreman: by }
  }

  async function pause({ trx, before, values, context, now }: Acted) {
    if (values.pauseReason !== 'SHIFT_END') return { handedOverBy: null, takenOverBy: null }
    const { doneText = '', openText = '', nextText = '', fromShift, toShift } = values
    const isFilled = [doneText, openText, nextText].some(text => text.trim() !== '')
    if (!isFilled || typeof toShift !== 'string') throw new Refusal(ERRORS.handoverMissing)
    await sign(services, trx, {
      recordId: before.id,
      ...(await signer(trx, { before, context, now })),
      content: {
        kind: 'HANDOVER',
        fromShift: fromShift ?? '',
        toShift,
        done: doneText,
        open: openText,
        next: nextText,
      },
    })
    return { handedOverBy: callerOf(context).userCode, takenOverBy: null }
  }

  async function resume(acted: Acted) {
    const { trx, before, context } = acted
    if (before.pauseReason !== 'SHIFT_END') return { pauseReason: null }
    const { userCode } = callerOf(context)
    await requireSkill(acted, [userCode])
    const others = before.assignees.filter(code => code !== userCode)
    await sign(services, trx, {
      recordId: before.id,
      ...(await signer(trx, acted)),
      content: { kind: 'TAKEOVER' },
    })
    return { pauseReason: null, takenOverBy: userCode, assignees: [userCode, ...others].slice(0, 6) }
  }

  async function material({ trx, before, values, context }: Acted): Promise<Filled> {
    const known = new Set(before.materials.filter(({ status }) => status === 'SHORT').map(({ pn }) => pn))
    const short = (values.materials ?? []).filter(({ pn, status }) => status === 'SHORT' && !known.has(pn))
    const found = short.length === 0 ? undefined : await packageByNo(trx, before.packageNo)
    for (const { pn, qtyReq, qtyIssued } of short) {
      // oxlint-disable-next-line no-await-in-loop -- one message for each part, in the order of the lines
      await services.messages.publish(trx, JC_MISSING_PART, {
        site: before.siteCode,
        to: [
          { users: found === undefined ? [] : [found.planner] },
          { roles: ['SUPPORT'], within: STORES, site: before.siteCode },
        ],
        by: callerOf(context).userCode,
        values: { id: before.id, no: before.cardNo, pn, qty: String(qtyReq - (qtyIssued ?? 0)) },
      })
    }
    return undefined
  }

  async function complete({ trx, before, now }: Acted) {
    if (before.revisionNew) throw new Refusal(ERRORS.revisionUnread)
    const states = stepStates(before.steps, await entriesOf(trx, [before.id]))
    const open = states.find(state => !isDone(state))
    if (open !== undefined) throw new Refusal(ERRORS.stepsOpen, { step: String(open.step.stepNo) })
    const out = before.tools.find(({ status }) => status !== 'BACK')?.tool ?? (await toolOnLoan(trx, before))
    if (out !== undefined) throw new Refusal(ERRORS.toolsOut, { tool: out })
    const left = before.materials.find(({ status }) => status !== 'INSTALLED' && status !== 'RETURNED')
    if (left !== undefined) throw new Refusal(ERRORS.materialOpen, { pn: left.pn })
    if ((before.actualHours ?? 0) <= 0) throw new Refusal(ERRORS.noHours)
    const checks = await checkRevisions({ services, trx }, before.acReg, before.refDocs)
    const outdated = checks.find(({ state }) => state === 'OUTDATED')
    if (outdated !== undefined) {
      throw new Refusal(ERRORS.revisionOutdated, { task: outdated.taskNo, revision: outdated.effective })
    }
    await services.messages.taskEnded(trx, taskOf.assigned(before.id), 'success')
    return { endTime: wireTime(now) }
  }

  async function toolOnLoan(trx: Acted['trx'], { acReg, cardNo }: Acted['before']) {
    const open = (await openTools({ services, trx }, acReg, [cardNo])) ?? []
    return open.find(tool => tool.cardNo === cardNo)?.assetNo
  }

  async function close(acted: Acted): Promise<Filled> {
    const { trx, before } = acted
    await sign(services, trx, {
      recordId: before.id,
      ...(await signer(trx, acted)),
      content: { kind: 'CLOSE' },
    })
    return undefined
  }

  return async acted => await acts[acted.action]?.(acted)
}

async function start({ trx, before, now }: Acted) {
  const found = await packageByNo(trx, before.packageNo)
  if (found?.status !== 'IN_WORK') throw new Refusal(ERRORS.packageNotInWork)
  const needed = new Set(
    before.predecessors
      .split(',')
      .filter(seq => seq !== '')
      .map(Number),
  )
  const cards = needed.size === 0 ? [] : await cardsOfPackages(trx, [before.packageNo])
  const open = cards.find(
    ({ seq, status }) => needed.has(seq) && status !== 'COMPLETED' && !CARD_ENDS.includes(status),
  )
  if (open !== undefined) throw new Refusal(ERRORS.predecessorOpen, { no: open.cardNo })
  return { startTime: before.startTime ?? wireTime(now) }
}

/** The caller with the stamp that they sign with. */
async function signer(
  trx: Acted['trx'],
  { before, context, now }: Pick<Acted, 'before' | 'context' | 'now'>,
) {
  const { userCode } = callerOf(context)
  const { site } = context
  return { by: userCode, stamp: await stampOf(trx, { site, now, person: userCode, skill: before.skill }) }
}
