import { isBlank } from '@apron/contract/texts/normalize-text'
import type { CheckDraft, OfferedTemplate } from '../../contract/check-draft.entities.ts'

type Chosen = 'planStart' | 'planEnd' | 'checkCat' | 'checkedDept' | 'leadChecker'

/** Values of the form. Null is what nobody has chosen yet; without a template the items are written by hand. */
export type DraftValues = Omit<CheckDraft, Chosen | 'template'> & Record<Chosen | 'template', string | null>

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

/** Converts form values to the body of the save. The form has refused what is missing. */
export function toDraft(values: DraftValues): CheckDraft {
  return {
    ...values,
    planStart: values.planStart ?? '',
    planEnd: values.planEnd ?? '',
    checkCat: values.checkCat ?? '',
    checkedDept: values.checkedDept ?? '',
    leadChecker: values.leadChecker ?? '',
    // Items written before a template was chosen stay in the form.
    items: values.template === null ? values.items : [],
  }
}

/** Returns what a template fills in: its category, and its name if no title was typed. */
export function withTemplate(
  { titleZh, titleEn }: Pick<DraftValues, 'titleZh' | 'titleEn'>,
  { code, checkCat, nameZh, nameEn }: Pick<OfferedTemplate, 'code' | 'checkCat' | 'nameZh' | 'nameEn'>,
): Partial<DraftValues> {
  const isNamed = !isBlank(titleZh) || !isBlank(titleEn)
  return { template: code, checkCat, ...(isNamed ? {} : { titleZh: nameZh, titleEn: nameEn }) }
}
