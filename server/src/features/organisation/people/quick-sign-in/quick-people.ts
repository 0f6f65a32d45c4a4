import type { QuickPerson } from '@apron/contract/sign-in/quick-sign-in'

export interface QuickPersonRow {
  readonly id: string
  readonly user_code: string
  readonly name_zh: string
  readonly name_en: string
  readonly pin_until: Date | null
}

/** Lists the people of a device. The employee number is shown only if two have the same name in either language. */
export function toQuickPeople(
  rows: readonly QuickPersonRow[],
  now: Date,
): readonly { readonly userCode: string; readonly person: QuickPerson }[] {
  const valid = rows.filter(row => row.pin_until !== null && row.pin_until > now)
  const hasTwin = (row: QuickPersonRow) =>
    valid.some(other => other !== row && (other.name_zh === row.name_zh || other.name_en === row.name_en))
  return valid.map(row => ({
    userCode: row.user_code,
    person: {
      id: row.id,
      nameZh: row.name_zh,
      nameEn: row.name_en,
      number: hasTwin(row) ? row.user_code : '',
    },
  }))
}
