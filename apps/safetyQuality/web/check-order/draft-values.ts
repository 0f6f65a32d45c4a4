import { isBlank } from '@apron/contract/texts/normalize-text'
import { formValues } from '@apron/pages/records'
import {
  type CheckDraft,
  checkDraftForm,
  type OfferedTemplate,
} from '../../contract/checks/check-draft.entities.ts'

/** Values of the form. Unchosen values are null. Without a template the items are written by hand. */
export type DraftValues = CheckDraft & { readonly template: string | null }

export const NEW_DRAFT: DraftValues = {
  id: null,
  version: null,
  template: null,
  ...formValues(checkDraftForm.fields, null),
  announced: true,
}

/** Converts form values to the body of the save. Items written before a template was chosen stay in the form. */
export const toDraft = (values: DraftValues): CheckDraft =>
  values.template === null ? values : { ...values, items: [] }

/** Returns the values that a template fills in: its category, and its name if no title was typed. */
export function withTemplate(
  { titleZh, titleEn }: Pick<DraftValues, 'titleZh' | 'titleEn'>,
  { code, checkCat, nameZh, nameEn }: Pick<OfferedTemplate, 'code' | 'checkCat' | 'nameZh' | 'nameEn'>,
): Partial<DraftValues> {
  const isNamed = !isBlank(titleZh) || !isBlank(titleEn)
  return { template: code, checkCat, ...(isNamed ? {} : { titleZh: nameZh, titleEn: nameEn }) }
}
