/** Whether a word reads on from this syllable: of each at least the first letter, then of the next. */
function readsFrom(word: string, syllables: readonly string[], at: number): boolean {
  if (word === '') return true
  const syllable = syllables[at]
  if (syllable === undefined) return false
  let same = 0
  while (same < word.length && same < syllable.length && word[same] === syllable[same]) same++
  for (let taken = same; taken > 0; taken--) {
    if (readsFrom(word.slice(taken), syllables, at + 1)) return true
  }
  return false
}

/**
 * Where in a Chinese name somebody means to begin who types it in letters: `jcd`, `jianchadan` and `jiancd` all mean jian cha dan.
 * -1: nowhere.
 * @param word lower case
 */
export function readAt(word: string, syllables: readonly string[]): number {
  return syllables.findIndex((_, at) => readsFrom(word, syllables, at))
}
