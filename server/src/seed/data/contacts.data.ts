import { idCardCheckCharacter } from '@apron/contract/rules/people/id-card'
import { EMPLOYEES, EXTERNAL_USERS } from './users.data.ts'

export interface ContactSeed {
  readonly code: string
  readonly mobile: string
  readonly email: string
  readonly idCard: string
}

/** An unassigned region code, so that the numbers belong to nobody. */
const NO_REGION = '999999'

function contactOf({ code, sex }: { code: string; sex: 'M' | 'F' }, index: number): ContactSeed {
  // The last digit before the check character is odd for men.
  const order = index * 2 + (sex === 'M' ? 1 : 2)
  const digits = `${NO_REGION}19900101${String(order).padStart(3, '0')}`
  return {
    code,
    // No mobile number begins with 100.
    mobile: `10000${code.replaceAll(/\D/g, '9').padStart(6, '0')}`,
    email: `${code.toLowerCase()}@apron.example`,
    idCard: digits + idCardCheckCharacter(digits),
  }
}

/** Made-up contacts and id-card numbers of the demo organisation. */
export const CONTACTS: readonly ContactSeed[] = [...EMPLOYEES, ...EXTERNAL_USERS].map(contactOf)
