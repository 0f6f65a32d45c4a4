import type { Language } from '@apron/contract/entities/language'
import { wireTime } from '@apron/contract/wire/wire-time'
import type { Names } from '@apron/server-kit/people/names'
import type { CheckItem, CheckOrderRow } from '../../contract/check-order.entities.ts'
import { daysUntilDue } from '../../contract/rules/due.ts'
import type { ItemRecord, OrderRecord } from './check-order.repository.ts'

/** A stored order as a row of the list. */
export function toRow(order: OrderRecord, names: Names, language: Language, today: string): CheckOrderRow {
  const chinese = language === 'zh'
  return {
    id: order.id,
    checkNo: order.check_no,
    title: chinese || order.title_en === '' ? order.title_zh : order.title_en,
    checkCat: order.check_cat,
    template: {
      code: order.template_code,
      name: chinese ? order.template_zh : order.template_en,
      revision: order.template_revision,
    },
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
  }
}

/** A stored item in one language. */
export function toItem(item: ItemRecord, language: Language): CheckItem {
  return { ...item, group: item.group[language], text: item.text[language] }
}
