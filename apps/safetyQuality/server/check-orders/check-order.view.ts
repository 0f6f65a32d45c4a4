import type { Language } from '@apron/contract/entities/language'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { wireTime } from '@apron/contract/wire/wire-time'
import type { Names } from '@apron/server-kit/people/names'
import type { CheckItem, CheckOrderRow } from '../../contract/check-order.entities.ts'
import { daysUntilDue } from '../../contract/rules/due.ts'
import type { ItemRecord, OrderRecord } from './check-order.repository.ts'

/** The English title is optional. */
export function titleOf(order: Pick<OrderRecord, 'title_zh' | 'title_en'>, language: Language): string {
  return language === 'zh' || order.title_en === '' ? order.title_zh : order.title_en
}

/** A stored order as a row of the list. */
export function toRow(order: OrderRecord, names: Names, language: Language, today: string): CheckOrderRow {
  return {
    id: order.id,
    checkNo: order.check_no,
    title: titleOf(order, language),
    checkCat: order.check_cat,
    template: templateOf(order, language),
    label: order.label,
    checkedDept: names.department(order.checked_dept),
    siteCode: order.site_code,
    area: order.area,
    announced: order.announced,
    leadChecker: names.person(order.lead_checker),
    planStart: order.plan_start,
    planEnd: order.plan_end,
    actualStart: order.actual_start && wireTime(order.actual_start),
    actualEnd: order.actual_end && wireTime(order.actual_end),
    status: order.status,
    itemCount: order.item_count,
    doneCount: order.done_count,
    ncCount: order.nc_count,
    obsCount: order.obs_count,
    score: order.score === null ? null : Number(order.score),
    dueInDays: daysUntilDue(order.status, order.plan_end, today),
    version: order.version,
  }
}

function templateOf(order: OrderRecord, language: Language): CheckOrderRow['template'] {
  const { template_code: code, template_revision: revision } = order
  if (code === null || revision === null) return null
  return { code, name: order[`template_${language}`] ?? '', revision }
}

/** A stored item in one language; what nobody has put into English is read in Chinese. */
export function toItem(item: ItemRecord, language: Language, names: Pick<Names, 'person'>): CheckItem {
  const read = (text: TextPair) => text[language] || text.zh
  const { saved } = item
  return {
    ...item,
    group: read(item.group),
    text: read(item.text),
    saved: saved && { by: names.person(saved.by), at: wireTime(saved.at) },
  }
}
