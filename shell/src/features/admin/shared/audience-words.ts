import type { Audience } from '@apron/contract/entities/audience'

interface Words {
  readonly wholeCompany: string
  readonly everybodyThere: string
}

/** Whom it is for, in one line. @param nameOf what people call a site, role or department */
export function audienceWords(
  { site, roles, departments }: Audience,
  { wholeCompany, everybodyThere }: Words,
  nameOf: (code: string) => string,
): string {
  const groups = [...roles, ...departments].map(nameOf)
  const where = site === '' ? wholeCompany : nameOf(site)
  return `${where} · ${groups.length === 0 ? everybodyThere : groups.join(', ')}`
}
