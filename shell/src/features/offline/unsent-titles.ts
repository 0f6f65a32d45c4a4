import { fillText } from '@apron/contract/texts/fill-text'
import type { TextsOf } from '@apron/contract/texts/pick-texts'
import type { StoredDraft } from '@apron/offline'
import type { leavingTexts } from './leaving.texts.ts'

/** Number of titles listed before the rest is only counted. */
const MAX_LISTED = 3

/** Lists the titles of unsaved work, each once, for use in a sentence. */
export function unsentTitles(
  drafts: readonly Pick<StoredDraft, 'title'>[],
  texts: Pick<TextsOf<typeof leavingTexts>, 'between' | 'more'>,
): string {
  const titles = [...new Set(drafts.map(({ title }) => title))].slice(0, MAX_LISTED).join(texts.between)
  return drafts.length > MAX_LISTED ? fillText(texts.more, { titles, count: drafts.length }) : titles
}
