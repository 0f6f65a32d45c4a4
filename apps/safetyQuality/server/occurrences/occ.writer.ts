import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { stripInvisible } from '@apron/contract/texts/normalize-text'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, type CallingPerson, callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { createAct, requireAllowed } from '@apron/server-kit/records/act-on-record'
import { createOrChange } from '@apron/server-kit/records/create-record'
import { addHistory } from '@apron/server-kit/records/history'
import { requireCalendarDate } from '@apron/server-kit/time/calendar-date'
import type { Updateable } from 'kysely'
import { OCC_ACTION_PERMISSIONS } from '../../contract/occurrences/occurrence.calls.ts'
import type * as entities from '../../contract/occurrences/occurrence.entities.ts'
import { OCCURRENCE_ERRORS } from '../../contract/occurrences/occurrence.errors.ts'
import {
  OCC_LIMITS,
  OCC_PREFIXES,
  type OccAction,
  type OccHistoryAction,
} from '../../contract/occurrences/occurrence.values.ts'
import { occurrenceProblems } from '../../contract/rules/occurrences/occurrence-problems.ts'
import { valuesOfEvent } from './occ.dictionary.ts'
import { notifyOfOcc } from './occ.messages.ts'
import { OCC_FILES } from './occ.reader.ts'
import type { OccRecord } from './occ.repository.ts'
import * as repository from './occ.repository.ts'
import { decideOccAction } from './occ-state.ts'
import { OCC_HISTORY, type OccDb, type OccTables, type OccurrenceTable } from './occurrence.tables.ts'

type Columns = Updateable<OccurrenceTable>

/** A report as `createAct` expects it. */
interface OccWithSite extends OccRecord {
  readonly site_code: string
}

type Services = Pick<
  PluginServices,
  'audit' | 'clock' | 'departments' | 'dictionaries' | 'files' | 'in' | 'messages'
>

/** Carries out the actions on an occurrence report, each in one transaction with its history entry. */
export function occWriter(services: Services, db: OccDb) {
  const today = () => wireDate(services.clock.now())
  const act = createAct<OccTables, OccWithSite, OccHistoryAction, OccAction, Columns>(
    { db, clock: services.clock },
    {
      table: 'safety_quality_occurrence',
      history: OCC_HISTORY,
      // Never used: reports belong to the company, whatever the site of the call.
      otherSite: SERVER_ERRORS.forbidden,
      async lock(trx, id, context) {
        const report = await repository.OCCURRENCES.require(services.in(trx), id, context, 'locked')
        return { ...report, site_code: context.site }
      },
      authorize(action, report, { userCode }) {
        const parts = { author: report.create_by === userCode }
        return requireAllowed(decideOccAction(action, report.status, parts), {})
      },
      permissionOf: action => OCC_ACTION_PERMISSIONS[action],
      async notify(trx, { found, action, by, remark }) {
        const report = (await repository.findOcc(trx, found.id)) ?? found
        await notifyOfOcc(services.messages, trx, { action, report, by, remark })
      },
    },
  )

  /** Validates the references of a draft and links its attachments. @throws Refusal */
  async function validateDraft(trx: OccDb, id: string, draft: entities.OccDraft, person: CallingPerson) {
    await requirePair(trx, draft, person.userCode)
    await services.dictionaries.hold(trx, valuesOfEvent(draft.event))
    await services.files.link(
      trx,
      { kind: OCC_FILES, id },
      draft.attachments.map(({ url }) => url),
      person,
    )
  }

  async function create(draft: entities.OccDraft, person: CallingPerson): Promise<string> {
    const id = randomUUID()
    const by = person.userCode
    const now = services.clock.now()
    await db.transaction().execute(async trx => {
      await validateDraft(trx, id, draft, person)
      if ((await repository.countDrafts(trx, by)) >= OCC_LIMITS.drafts)
        throw new Refusal(SERVER_ERRORS.ownFull, { max: String(OCC_LIMITS.drafts) })
      const stampColumns = { create_by: by, create_time: now, update_by: by, update_time: now }
      await trx
        .insertInto('safety_quality_occurrence')
        .values({ id, status: 'DRAFT', receipt_no: '', ...columnsOf(draft), ...stampColumns })
        .execute()
      const line = { at: now, by, action: 'create', from: null, to: 'DRAFT', remark: '' } as const
      await addHistory(trx, OCC_HISTORY, id, line)
    })
    return id
  }

  /** Creates or updates a draft. Returns its id. */
  async function save(draft: entities.OccDraft, context: CallContext): Promise<string> {
    requireCalendarDate(draft.event.eventDate)
    const edit = (target: entities.OccVersion) =>
      act('edit', target, context, async ({ trx, found, person }) => {
        // A numbered report keeps its type; the page decides the language.
        if (
          found.language !== draft.language ||
          (found.report_no && found.report_type !== draft.reportType)
        ) {
          throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'reportType' })
        }
        await validateDraft(trx, found.id, draft, person)
        return { columns: columnsOf(draft) }
      })
    return await createOrChange(draft, () => create(draft, callerOf(context)), edit)
  }

  /** Deletes a draft with its history. Only the audit log still records that it existed. */
  async function remove({ id, version }: entities.OccVersion, context: CallContext): Promise<void> {
    const person = callerOf(context)
    await db.transaction().execute(async trx => {
      const found = await repository.OCCURRENCES.require(services.in(trx), id, context, 'locked')
      if (found.create_by !== person.userCode) throw new Refusal(SERVER_ERRORS.forbidden)
      if (found.status !== 'DRAFT') throw new Refusal(SERVER_ERRORS.notAllowedInState)
      if (found.version !== version) throw new Refusal(SERVER_ERRORS.conflict)
      await services.files.link(trx, { kind: OCC_FILES, id }, [], person)
      await trx.deleteFrom('safety_quality_occurrence_history').where('report_id', '=', id).execute()
      await trx.deleteFrom('safety_quality_occurrence').where('id', '=', id).execute()
      const before = { type: found.report_type, status: found.status, version }
      await services.audit.record(trx, { action: 'delete', record: id, before, after: null }, person)
    })
  }

  const submit = (body: entities.OccVersion, context: CallContext) =>
    act('submit', body, context, async ({ trx, found, now }) => {
      const [problem] = occurrenceProblems(found, today())
      if (problem !== undefined) throw new Refusal(problem.error)
      const number =
        found.report_no ?? (await services.in(trx).nextSerial(OCC_PREFIXES[found.report_type], 4))
      return { columns: { submitted_at: now, report_no: number } }
    })

  const review = (body: entities.OccVersion, context: CallContext) => act('review', body, context, () => ({}))

  const returnReport = (body: entities.ReturnOcc, context: CallContext) =>
    act('return', body, context, () => ({ remark: body.reason.trim() }))

  async function send(body: entities.SendOcc, context: CallContext): Promise<void> {
    requireCalendarDate(body.receiptDate)
    await act('send', body, context, () => ({
      remark: body.remark.trim(),
      columns: { receipt_no: body.receiptNo.trim(), receipt_date: body.receiptDate },
    }))
  }

  const close = (body: entities.CloseOcc, context: CallContext) =>
    act('close', body, context, () => ({ remark: body.remark.trim() }))

  return { save, remove, submit, review, returnReport, send, close }
}

/** @throws Refusal unless it is a report of the author in the other language */
async function requirePair(trx: OccDb, draft: entities.OccDraft, author: string): Promise<void> {
  if (draft.pairId === null) return
  const pair = await repository.findOcc(trx, draft.pairId)
  if (pair?.create_by !== author || pair.language === draft.language) {
    throw new Refusal(OCCURRENCE_ERRORS.pairWrong)
  }
}

/** Returns the columns that a draft fills. */
export function columnsOf(draft: Omit<entities.OccDraft, 'id' | 'version'>) {
  return {
    report_type: draft.reportType,
    language: draft.language,
    title: stripInvisible(draft.event.title),
    ac_reg: draft.event.acReg,
    event: JSON.stringify(draft.event),
    details: JSON.stringify(draft.details),
    mandatory_deadline: draft.details.mandatoryDeadline,
    pair_id: draft.pairId,
    attachments: JSON.stringify(draft.attachments),
  }
}
