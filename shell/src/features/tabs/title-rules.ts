import { fillText } from '@apron/contract/texts/fill-text'
import type { VisitedView } from './visited-view.ts'

const MAX_LENGTH = 60
// oxlint-disable-next-line no-control-regex -- control and direction characters are exactly what is removed
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** Sanitises a title from outside (security note T09): short, without control and direction characters. */
export function cleanTitle(title: string): string {
  const characters = Array.from(title.replace(INVISIBLE, '').trim())
  return characters.length > MAX_LENGTH
    ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…`
    : characters.join('')
}

/** Returns the title of a tab. `viewTitle` overrides the page's own (TAB-03). */
export function titleOf(viewTitle: string | undefined, ownTitle: string): string {
  return cleanTitle(viewTitle ?? '') || ownTitle
}

/**
 * Returns true if a tab must show its page's own title, because an external link has set another that could
 * mislead.
 */
export function isForeignTitle(title: string, ownTitle: string, foreign: boolean): boolean {
  return foreign && title !== ownTitle
}

/**
 * Returns the name of a tab for use in a sentence, with the page's own title if an external link has named
 * it. @param both template with `{title}` and `{own}`
 */
export function nameOfTab(
  { title, meta }: Pick<VisitedView, 'title' | 'meta'>,
  ownTitle: string,
  both: string,
): string {
  return isForeignTitle(title, ownTitle, meta.foreign) ? fillText(both, { title, own: ownTitle }) : title
}
