import { fillText } from '@apron/contract/texts/fill-text'
import type { TextsOf } from '@apron/contract/texts/pick-texts'
import type { leavingTexts } from './leaving.texts.ts'
import type { StoredDraft } from './stored-draft.ts'

/** Beyond these the rest is a number. */
const NAMED = 3

/** What is not saved, for one sentence: each title once. */
export function unsentTitles(
  drafts: readonly Pick<StoredDraft, 'title'>[],
  texts: Pick<TextsOf<typeof leavingTexts>, 'between' | 'more'>,
): string {
  const titles = [...new Set(drafts.map(({ title }) => title))].slice(0, NAMED).join(texts.between)
  return drafts.length > NAMED ? fillText(texts.more, { titles, count: drafts.length }) : titles
}
