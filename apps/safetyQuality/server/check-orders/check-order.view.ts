import type { Language } from '@apron/contract/entities/language'
import type { Bilingual } from '@apron/contract/sub-apps/bilingual'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { CheckItem, CheckOrderRow, Named } from '../../contract/check-order.entities.ts'
import { daysUntilDue } from '../../contract/rules/due.ts'
import type { ItemRecord } from './check-order.repository.ts'
import type { OrderRecord } from './check-order.selection.ts'

/** Codes → names in one language; an unknown code shows as itself. */
export interface Names {
  readonly person: (code: string) => Named
  readonly department: (code: string) => Named
}

/** Looks up everybody and every department that an answer mentions, each once. */
export async function loadNames(
  services: Pick<PluginServices, 'people' | 'departments'>,
  language: Language,
  codes: { people: readonly string[]; departments: readonly string[] },
): Promise<Names> {
  const people = await services.people.byCodes([...new Set(codes.people)])
  const departments = await services.departments.names([...new Set(codes.departments)])
  const personNames = new Map<string, Bilingual>(people.map(person => [person.userCode, person.name]))
  const named = (code: string, names: ReadonlyMap<string, Bilingual>): Named => ({
    code,
    name: names.get(code)?.[language] ?? code,
  })
  return {
    person: code => named(code, personNames),
    department: code => named(code, departments),
  }
}

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
    actualStart: order.actual_start,
    actualEnd: order.actual_end,
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
  const { id, seq, group, text, method, sampleSize, basisRef, critical, measures, result } = item
  return {
    id,
    seq,
    group: group[language],
    text: text[language],
    method,
    sampleSize,
    basisRef,
    critical,
    measures,
    result,
  }
}
