import type { Language } from '@apron/contract/entities/language'
import type { QuickPerson } from '@apron/contract/entities/quick-sign-in'

/** The name of somebody on this device, with the number where two are called the same. */
export function calledIn({ nameZh, nameEn, number }: QuickPerson, language: Language): string {
  const name = language === 'zh' ? nameZh : nameEn
  return number === '' ? name : `${name} ${number}`
}
