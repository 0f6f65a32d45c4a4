import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal, rejectProblems } from '@apron/contract/errors/refusal'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { requireDepartments } from '@apron/server-kit/people/require-departments'
import { requirePeople } from '@apron/server-kit/people/require-people'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { createRecord } from '@apron/server-kit/records/create-record'
import { dictionaryValues } from '@apron/server-kit/records/described/record-checks'
import { columnsOfFields, fieldsOfRow } from '@apron/server-kit/records/described/record-rows'
import { requireCalendarDate } from '@apron/server-kit/time/calendar-date'
import { type CheckDraft, type DraftItem, draftFields } from '../../contract/checks/check-draft.entities.ts'
import { CHECK_SUBMIT_PERMISSION } from '../../contract/checks/check-order.calls.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/checks/check-order.errors.ts'
import { draftProblems } from '../../contract/rules/checks/draft-problems.ts'
import { SPOT_CHECK } from '../../contract/values.ts'
import { findTemplateInForce } from '../check-templates/offered-templates.ts'
import { CHECK_ORDERS, type FoundOrder, findItems, type ItemRecord } from './check-order.repository.ts'
import { CHECK_HISTORY, type CheckDb, type CheckTables } from './check-order.tables.ts'

/** Reads, creates and changes check orders before they are issued. */
export function checkOrderDrafts(services: PluginServices) {
  const db = services.db.withTables<CheckTables>()

  /** Returns a draft as its form needs it. Rejects an order that has been issued. */
  async function read(id: string, context: CallContext): Promise<CheckDraft> {
    const order = await CHECK_ORDERS.require(services, id, context)
    if (order.status !== 'DRAFT') throw new Refusal(SERVER_ERRORS.notAllowedInState)
    const items = await findItems(db, order)
    return {
      id,
      version: order.version,
      template: order.template_code,
      ...fieldsOfRow(draftFields, order),
      checkers: [...order.checkers],
      items: order.template_code === null ? items.map(toDraftItem) : [],
    }
  }

  /** @throws Refusal when the draft is not valid */
  async function requireValid(draft: CheckDraft): Promise<void> {
    requireCalendarDate(draft.planStart, draft.planEnd)
    rejectProblems(draftProblems(draft), CHECK_ORDER_ERRORS)
    await requireDepartments(services.departments, [draft.checkedDept])
    const team = [draft.leadChecker, ...draft.checkers]
    await requirePeople(services.people, team, CHECK_ORDER_ERRORS.unknownPerson)
  }

  /** Returns the columns that a draft fills. @throws Refusal for values or a template that may not be chosen */
  async function columnsOf(trx: CheckDb, draft: CheckDraft) {
    await services.dictionaries.hold(trx, dictionaryValues(draftFields, draft))
    const code = draft.template ?? null
    const template = code === null ? null : await findTemplateInForce(trx, code)
    if (template === undefined) throw new Refusal(CHECK_ORDER_ERRORS.templateGone, { code: code ?? '' })
    return {
      ...columnsOfFields(draftFields, draft),
      template_id: template?.id ?? null,
      announced: draft.announced && draft.checkCat !== SPOT_CHECK,
      item_count: template?.itemCount ?? draft.items.length,
    }
  }

  /**
   * Creates a draft at the site of the call and returns its id.
   * @param link runs at the end of the transaction; the draft is rolled back if it throws
   */
  const create = (
    draft: CheckDraft,
    context: CallContext,
    link: (trx: CheckDb, id: string) => Promise<void> = async () => undefined,
  ): Promise<string> =>
    createRecord(
      { db, clock: services.clock, history: CHECK_HISTORY, status: 'DRAFT' },
      context,
      async ({ trx, id, marks }) => {
        const columns = await columnsOf(trx, draft)
        const check_no = await services.in(trx).nextSerial('CK', 4)
        await trx
          .insertInto('safety_quality_check_order')
          .values({ ...NEW_ORDER, ...columns, ...marks, check_no })
          .execute()
        await putTeamAndItems(trx, id, draft)
        await link(trx, id)
      },
    )

  return { read, requireValid, create, columnsOf }
}

/** @throws Refusal when an order cannot be issued @param services bound to the transaction */
export async function requireIssuable(
  { departments, people }: Pick<PluginServices, 'departments' | 'people'>,
  order: FoundOrder,
): Promise<void> {
  const isOutdated = order.template_id !== null && order.template_status !== 'ACTIVE'
  if (isOutdated) throw new Refusal(CHECK_ORDER_ERRORS.templateOutdated)
  if (order.item_count === 0) throw new Refusal(CHECK_ORDER_ERRORS.noItems)
  const [lead] = await people.byCodes([order.lead_checker])
  const unit = await departments.withBelow(order.checked_dept)
  if (lead !== undefined && unit.includes(lead.deptCode)) throw new Refusal(CHECK_ORDER_ERRORS.leadOfUnit)
  const leadAtSite = { userCode: order.lead_checker, site: order.site_code }
  const holder = await people.holder(CHECK_SUBMIT_PERMISSION, leadAtSite)
  if (holder === null) throw new Refusal(CHECK_ORDER_ERRORS.leadMayNot)
}

const NEW_ORDER = {
  status: 'DRAFT',
  label: '',
  done_count: 0,
  nc_count: 0,
  obs_count: 0,
  conclusion: '',
  approve_remark: '',
} as const

/** Replaces the checkers and the items of an order. An order with a template stores no items of its own. */
export async function putTeamAndItems(
  db: CheckDb,
  orderId: string,
  { checkers, items, template = null }: CheckDraft,
): Promise<void> {
  await db.deleteFrom('safety_quality_checker').where('order_id', '=', orderId).execute()
  const team = checkers.map((userCode, sort) => ({ order_id: orderId, user_code: userCode, sort }))
  if (team.length > 0) await db.insertInto('safety_quality_checker').values(team).execute()
  await putItems(db, 'order_id', orderId, template === null ? items : [])
}

/** Replaces the items of an order or of a template. */
export async function putItems(
  db: CheckDb,
  owner: 'order_id' | 'template_id',
  ownerId: string,
  items: readonly DraftItem[],
): Promise<void> {
  const rows = items.map(({ more = [], method, critical, ...item }, index) => {
    const measures = [item, ...more].map(({ unit, min, max }) => ({ unit: unit.trim(), min, max }))
    return {
      template_id: null,
      order_id: null,
      [owner]: ownerId,
      id: randomUUID(),
      seq: index + 1,
      group_zh: item.group.trim(),
      group_en: item.groupEn?.trim() ?? '',
      text_zh: item.textZh.trim(),
      text_en: item.textEn.trim(),
      method,
      sample_size: item.sampleSize,
      basis_ref: item.basisRef.trim(),
      critical,
      measures: JSON.stringify(method === 'MEASURE' ? measures : []),
    }
  })
  await db.deleteFrom('safety_quality_template_item').where(owner, '=', ownerId).execute()
  if (rows.length > 0) await db.insertInto('safety_quality_template_item').values(rows).execute()
}

/** Converts a stored item to the shape of its form. */
export function toDraftItem(item: ItemRecord): DraftItem {
  const { group, text, method, sampleSize, basisRef, critical } = item
  const [measure, ...more] = item.measures
  return {
    group: group.zh,
    textZh: text.zh,
    textEn: text.en,
    method,
    sampleSize,
    basisRef,
    critical,
    ...(measure ?? { unit: '', min: null, max: null }),
    ...(group.en === '' ? {} : { groupEn: group.en }),
    ...(more.length === 0 ? {} : { more }),
  }
}
