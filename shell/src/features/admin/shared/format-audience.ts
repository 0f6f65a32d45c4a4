import type { Audience } from '@apron/contract/messages/audience'

interface AudienceTexts {
  readonly wholeCompany: string
  readonly everybodyThere: string
}

/** Describes an audience in one line. @param nameOf returns the name of a site, role or department */
export function audienceText(
  { site, roles, departments }: Audience,
  { wholeCompany, everybodyThere }: AudienceTexts,
  nameOf: (code: string) => string,
): string {
  const groups = [...roles, ...departments].map(nameOf)
  const where = site === '' ? wholeCompany : nameOf(site)
  return `${where} · ${groups.length === 0 ? everybodyThere : groups.join(', ')}`
}
