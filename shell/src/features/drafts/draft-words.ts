import { fillText } from '@apron/contract/texts/fill-text'
import type { TextsOf } from '@apron/contract/texts/pick-texts'
import { wireMinute, wireTime } from '@apron/contract/wire/wire-time'
import type { draftsTexts } from './drafts.texts.ts'
import type { StoredDraft } from './stored-draft.ts'

/** Beyond these the rest is a number. */
const NAMED = 3

/** When a draft was typed, as a person reads it. */
export const typedAt = (keptAt: number) => wireMinute(wireTime(new Date(keptAt)))

/** What is not saved, for one sentence: each title once. */
export function unsentTitles(
  drafts: readonly Pick<StoredDraft, 'title'>[],
  texts: Pick<TextsOf<typeof draftsTexts>, 'between' | 'more'>,
): string {
  const titles = [...new Set(drafts.map(({ title }) => title))].slice(0, NAMED).join(texts.between)
  return drafts.length > NAMED ? fillText(texts.more, { titles, count: drafts.length }) : titles
}

/** What the list calls a draft: its tab, and the form in it where that says more. */
export function draftTitle(tab: string, form: string): string {
  return form === '' || form === tab || tab === '' ? tab || form : `${tab} · ${form}`
}
