import type { Language } from '@apron/contract/entities/language'
import type { Translation } from '@apron/contract/entities/translation'

const FILE_LINKED = 2

/**
 * The server's entries as texts of one language: type 2 entries become links to the file's preview (I18N-02).
 * An entry without a text in this language overrides nothing.
 */
export function overridesOf(
  entries: readonly Translation[],
  language: Language,
  previewPath: string,
): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const entry of entries) {
    const text = language === 'zh' ? entry.chinese : entry.english
    if (text === '') continue
    texts[entry.code] = entry.type === FILE_LINKED ? `${previewPath}?url=${encodeURIComponent(text)}` : text
  }
  return texts
}
