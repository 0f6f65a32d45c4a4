/** Returns true if a word can be read from this syllable on, taking at least the first letter of each. */
function matchesFrom(word: string, syllables: readonly string[], at: number): boolean {
  if (word === '') return true
  const syllable = syllables[at]
  if (syllable === undefined) return false
  let same = 0
  while (same < word.length && same < syllable.length && word[same] === syllable[same]) same++
  for (let taken = same; taken > 0; taken--) {
    if (matchesFrom(word.slice(taken), syllables, at + 1)) return true
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
