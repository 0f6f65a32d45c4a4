const cache = new Map<string, readonly string[]>()
/** Cache limit, more names than any menu has. */
const CACHE_MAX = 20_000

/** Returns the toneless pinyin syllables of a Chinese name, ü as v. Other characters are unchanged. */
export async function syllablesOf(name: string): Promise<readonly string[]> {
  const cached = cache.get(name)
  if (cached !== undefined) return cached
  // Loaded on first use, because its dictionary is large.
  const { pinyin } = await import('pinyin-pro')
  const read = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
  const syllables = read.map(syllable => syllable.trim().toLowerCase()).filter(Boolean)
  if (cache.size < CACHE_MAX) cache.set(name, syllables)
  return syllables
}
