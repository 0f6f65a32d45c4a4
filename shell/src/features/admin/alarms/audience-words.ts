import type { AlarmAudience } from '@apron/contract/entities/admin-alarm'

interface Words {
  readonly wholeCompany: string
  readonly everybodyThere: string
}

/** Whom an alarm is for, in one line. @param nameOf what people call a site, role or department */
export function audienceWords(
  { site, roles, departments }: AlarmAudience,
  { wholeCompany, everybodyThere }: Words,
  nameOf: (code: string) => string,
): string {
  const groups = [...roles, ...departments].map(nameOf)
  const where = site === '' ? wholeCompany : nameOf(site)
  return `${where} · ${groups.length === 0 ? everybodyThere : groups.join(', ')}`
}
