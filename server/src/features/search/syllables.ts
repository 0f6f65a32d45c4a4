const known = new Map<string, readonly string[]>()
/** More names than any menu has. */
const MOST_KNOWN = 20_000

/** How a Chinese name is read, syllable by syllable without tones, ü as v; what is not Chinese stays as it is. */
export async function syllablesOf(name: string): Promise<readonly string[]> {
  const before = known.get(name)
  if (before !== undefined) return before
  // Its dictionary is large, and nobody may search before the first night is over.
  const { pinyin } = await import('pinyin-pro')
  const read = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
  const syllables = read.map(syllable => syllable.trim().toLowerCase()).filter(Boolean)
  if (known.size < MOST_KNOWN) known.set(name, syllables)
  return syllables
}
