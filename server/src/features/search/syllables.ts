const known = new Map<string, readonly string[]>()
/** Cache limit, more names than any menu has. */
const MOST_KNOWN = 20_000

/** Returns the toneless pinyin syllables of a Chinese name, ü as v. Other characters are unchanged. */
export async function syllablesOf(name: string): Promise<readonly string[]> {
  const before = known.get(name)
  if (before !== undefined) return before
  // Loaded on first use, because its dictionary is large.
  const { pinyin } = await import('pinyin-pro')
  const read = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
  const syllables = read.map(syllable => syllable.trim().toLowerCase()).filter(Boolean)
  if (known.size < MOST_KNOWN) known.set(name, syllables)
  return syllables
}
