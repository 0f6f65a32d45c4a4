import type { Language } from '@apron/contract/entities/language'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { wireDate, wireTime } from '@apron/contract/wire/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { loadNames, type Names } from '@apron/server-kit/people/names'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { peopleOfHistory, readHistory, toHistoryEntry } from '@apron/server-kit/records/history'
import { answerFields } from '@apron/server-kit/records/record-rows'
import { ACTION_RIGHTS } from '../../contract/check-order.calls.ts'
import type { CheckItem, CheckOrderDetail, CheckOrderRow } from '../../contract/check-order.entities.ts'
import { CHECK_ACTIONS, checkOrder, type HistoryAction } from '../../contract/check-order.ts'
import { daysUntilDue } from '../../contract/rules/due.ts'
import type { CheckStatus } from '../../contract/values.ts'
import {
  CHECK_ORDERS,
  findItems,
  type ItemRecord,
  type OrderRecord,
  resultChanges,
} from './check-order.repository.ts'
import { CHECK_HISTORY, type CheckTables } from './check-order.tables.ts'
import { decideCheckAction, partsOf } from './check-order-state.ts'

/** Kind of record that photos belong to. */
export const CHECK_ORDER_FILES = 'safetyQuality.checkOrder'

/** Reads one order with its items and history, and what the caller may do with it. */
export function checkOrderDetail(services: PluginServices) {
  const db = services.db.withTables<CheckTables>()
  return async (id: string, context: CallContext): Promise<CheckOrderDetail> => {
    const person = callerOf(context)
    const { language } = context
    const order = await CHECK_ORDERS.require(services, id, context)
    const items = await findItems(db, order)
    const history = await readHistory<HistoryAction, CheckStatus>(db, CHECK_HISTORY, id)
    const changes = await resultChanges(db, id)
    const names = await loadNames(services, language, {
      people: [
        ...items.flatMap(({ saved }) => (saved === null ? [] : [saved.by])),
        order.lead_checker,
        order.approver ?? '',
        ...order.checkers,
        ...peopleOfHistory(history),
      ],
      departments: [order.checked_dept],
    })
    const parts = partsOf(person, order)
    const otherSite = order.site_code !== context.site
    return {
      ...toRow(order, names, language, wireDate(services.clock.now())),
      basis: order.template_basis ?? order.basis,
      checkers: order.checkers.map(names.person),
      conclusion: order.conclusion,
      approver: order.approver === null ? null : names.person(order.approver),
      approveRemark: order.approve_remark,
      items: items.map(item => toItem(item, language, names)),
      history: history.map(line => {
        const entry = toHistoryEntry(line, names)
        if (line.action !== 'saveResult') return entry
        // Empty for saves made before changes were recorded.
        const own = changes.filter(({ at, by }) => at.getTime() === line.at.getTime() && by === line.by)
        return Object.assign(entry, {
          changes: own.map(({ seq, before, after }) => ({ seq, before, after })),
        })
      }),
      actions: CHECK_ACTIONS.filter(
        action =>
          !otherSite &&
          person.resources.has(ACTION_RIGHTS[action]) &&
          decideCheckAction(action, order.status, parts).allowed,
      ),
      otherSite,
    }
  }
}

/** The English title is optional. */
export function titleOf(order: Pick<OrderRecord, 'title_zh' | 'title_en'>, language: Language): string {
  return language === 'zh' || order.title_en === '' ? order.title_zh : order.title_en
}

/** Returns a stored order as a row of the list. */
export function toRow(order: OrderRecord, names: Names, language: Language, today: string): CheckOrderRow {
  const { template_code: code, template_revision: revision } = order
  return {
    ...answerFields(checkOrder.fields, order, names),
    id: order.id,
    title: titleOf(order, language),
    template:
      code === null || revision === null
        ? null
        : { code, name: order[`template_${language}`] ?? '', revision },
    siteCode: order.site_code,
    doneCount: order.done_count,
    dueInDays: daysUntilDue(order.status, order.plan_end, today),
    version: order.version,
  }
}

/** Returns a stored item in one language; Chinese where there is no English. */
function toItem(item: ItemRecord, language: Language, names: Pick<Names, 'person'>): CheckItem {
  const read = (text: TextPair) => text[language] || text.zh
  const { saved } = item
  return {
    ...item,
    group: read(item.group),
    text: read(item.text),
    saved: saved && { by: names.person(saved.by), at: wireTime(saved.at) },
  }
}
