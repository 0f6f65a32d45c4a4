import { isBlank } from '@apron/contract/texts/normalize-text'
import type { CheckDraft, DraftItem, OfferedTemplate } from '../../contract/check-draft.entities.ts'

/** What the form holds: days that nobody has chosen yet are null, as are people. */
export interface DraftValues
  extends Omit<
    CheckDraft,
    'template' | 'planStart' | 'planEnd' | 'checkCat' | 'checkedDept' | 'leadChecker'
  > {
  /** Null: the items are written by hand. */
  readonly template: string | null
  readonly planStart: string | null
  readonly planEnd: string | null
  readonly checkCat: string | null
  readonly checkedDept: string | null
  readonly leadChecker: string | null
}

export const NEW_DRAFT: DraftValues = {
  id: null,
  version: null,
  template: null,
  titleZh: '',
  titleEn: '',
  checkCat: null,
  checkedDept: null,
  area: '',
  basis: '',
  announced: true,
  leadChecker: null,
  checkers: [],
  planStart: null,
  planEnd: null,
  items: [],
}

export const NEW_ITEM: DraftItem = {
  group: '',
  textZh: '',
  textEn: '',
  method: 'OBSERVE',
  sampleSize: 0,
  basisRef: '',
  critical: false,
  unit: '',
  min: null,
  max: null,
}

/** As the call takes it; what is missing the form has refused before. */
export function toDraft({
  planStart,
  planEnd,
  checkCat,
  checkedDept,
  leadChecker,
  items,
  ...values
}: DraftValues): CheckDraft {
  return {
    ...values,
    planStart: planStart ?? '',
    planEnd: planEnd ?? '',
    checkCat: checkCat ?? '',
    checkedDept: checkedDept ?? '',
    leadChecker: leadChecker ?? '',
    // What was written before a template was chosen stays in the form.
    items: values.template === null ? items : [],
  }
}

/** What choosing a template fills in: its category, and its name where nothing was typed. */
export function withTemplate(
  { titleZh, titleEn }: Pick<DraftValues, 'titleZh' | 'titleEn'>,
  { code, checkCat, nameZh, nameEn }: Pick<OfferedTemplate, 'code' | 'checkCat' | 'nameZh' | 'nameEn'>,
): Partial<DraftValues> {
  const isNamed = !isBlank(titleZh) || !isBlank(titleEn)
  return { template: code, checkCat, ...(isNamed ? {} : { titleZh: nameZh, titleEn: nameEn }) }
}

/** The items with one of them a place up or down; the same where there is no such place. */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): readonly Item[] {
  const item = items[index]
  const other = items[index + by]
  if (item === undefined || other === undefined) return items
  return items.with(index, other).with(index + by, item)
}
