import { wireMinute, wireTime } from '@apron/contract/wire/wire-time'

/** When a draft was typed, as a person reads it. */
export const typedAt = (keptAt: number) => wireMinute(wireTime(new Date(keptAt)))

/** What the list calls a draft: its tab, and the form in it where that says more. */
export function draftTitle(tab: string, form: string): string {
  return form === '' || form === tab || tab === '' ? tab || form : `${tab} · ${form}`
}
