import type { Language } from '@apron/contract/dictionary/language'
import type { QuickPerson } from '@apron/contract/sign-in/quick-sign-in'

/** Returns a person's name on this device, with the number if two share the name. */
export function displayNameOf({ nameZh, nameEn, number }: QuickPerson, language: Language): string {
  const name = language === 'zh' ? nameZh : nameEn
  return number === '' ? name : `${name} ${number}`
}
