import { isBlank } from '@apron/contract/texts/normalize-text'
import { formValues } from '@apron/pages/records'
import * as entities from '../../contract/checks/check-draft.entities.ts'

/** Values of the form. Unchosen values are null. Without a template the items are written by hand. */
export type DraftValues = entities.CheckDraft & { readonly template: string | null }

export const NEW_DRAFT: DraftValues = {
  id: null,
  version: null,
  template: null,
  ...formValues(entities.checkDraftForm.fields, null),
  announced: true,
}

/** Converts form values to the body of the save. Items written before a template was chosen stay in the form. */
export const toDraft = (values: DraftValues): entities.CheckDraft =>
  values.template === null ? values : { ...values, items: [] }

/** Returns the values that a template fills in: its category, and its name if no title was typed. */
export function withTemplate(
  { titleZh, titleEn }: Pick<DraftValues, 'titleZh' | 'titleEn'>,
  template?: Pick<entities.OfferedTemplate, 'code' | 'checkCat' | 'nameZh' | 'nameEn'>,
): Partial<DraftValues> {
  if (template === undefined) return { template: null }
  const { code, checkCat, nameZh, nameEn } = template
  const isNamed = !isBlank(titleZh) || !isBlank(titleEn)
  return { template: code, checkCat, ...(isNamed ? {} : { titleZh: nameZh, titleEn: nameEn }) }
}
