/** Returns true if a word can be read from this syllable on, taking at least the first letter of each. */
function matchesFrom(word: string, syllables: readonly string[], at: number): boolean {
  if (word === '') return true
  const syllable = syllables[at]
  if (syllable === undefined) return false
  let common = 0
  while (common < word.length && common < syllable.length && word[common] === syllable[common]) common++
  for (let length = common; length > 0; length--) {
    if (matchesFrom(word.slice(length), syllables, at + 1)) return true
  }
  return false
}

/**
 * Finds where a romanised input matches a Chinese name: `jcd`, `jianchadan` and `jiancd` all match jian cha
 * dan. Returns the syllable index, or -1.
 * @param word lower case
 */
export function indexOfReading(word: string, syllables: readonly string[]): number {
  return syllables.findIndex((_, at) => matchesFrom(word, syllables, at))
}
