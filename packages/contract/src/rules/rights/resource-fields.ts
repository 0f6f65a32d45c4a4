import type { FieldProblem } from '../../errors/field-problems.ts'
import type { TextPair } from '../../texts/text-pair.ts'
import { isMenuAddress } from '../menus/menu-fields.ts'
import { nameProblem } from '../records/name-problem.ts'

/** Input for a permission. */
export interface ResourceFields {
  readonly identify: string
  readonly url: string
  readonly titleZh: string
  readonly titleEn: string
}

export type ResourceField = keyof ResourceFields

export const RESOURCE_FIELD_LABELS: Readonly<Record<ResourceField, TextPair>> = {
  identify: { zh: '标识', en: 'Identifier' },
  url: { zh: '所属页面', en: 'Page' },
  titleZh: { zh: '中文标题', en: 'Chinese title' },
  titleEn: { zh: '英文标题', en: 'English title' },
}

/** `<subApp>:<object>:<action>`, as in the database. */
const IDENTIFY = /^[A-Za-z]+:[A-Za-z]+:[A-Za-z]+$/
const IDENTIFY_MAX = 100

/** Returns the problems of a permission, at most one per field. */
export function resourceProblems({
  identify,
  url,
  titleZh,
  titleEn,
}: ResourceFields): FieldProblem<ResourceField>[] {
  const problems: FieldProblem<ResourceField>[] = []
  if (identify === '') problems.push({ field: 'identify', problem: 'required' })
  else if (!IDENTIFY.test(identify) || identify.length > IDENTIFY_MAX)
    problems.push({ field: 'identify', problem: 'identify' })
  if (url === '') problems.push({ field: 'url', problem: 'required' })
  else if (!isMenuAddress(url)) problems.push({ field: 'url', problem: 'address' })
  return [...problems, ...nameProblem('titleZh', titleZh), ...nameProblem('titleEn', titleEn)]
}
