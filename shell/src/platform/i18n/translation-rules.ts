import type { Translation } from '@apron/contract/dictionary/translation'
import type { TextOverrides } from '@apron/contract/texts/pick-texts'

const FILE_LINKED = 2

/**
 * Converts the server's entries to texts by code. Type 2 entries become links to the file's preview
 * (I18N-02).
 * An entry without a text in a language overrides nothing in it.
 */
export function overridesOf(entries: readonly Translation[], previewPath: string): TextOverrides {
  const textOf = (text: string, type: number) =>
    type === FILE_LINKED ? `${previewPath}?url=${encodeURIComponent(text)}` : text
  return Object.fromEntries(
    entries.map(({ code, type, chinese, english }) => [
      code,
      {
        ...(chinese !== '' && { zh: textOf(chinese, type) }),
        ...(english !== '' && { en: textOf(english, type) }),
      },
    ]),
  )
}
