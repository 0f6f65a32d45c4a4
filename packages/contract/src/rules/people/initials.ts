function characters(text: string): string[] {
  return Array.from(text)
}

/** Returns the last character of a Chinese name, or the initials of a Latin one. */
export function initialsOf(name: string): string {
  if (/\p{Script=Han}/u.test(name)) return characters(name).at(-1) ?? ''
  const words = name.split(/\s+/).filter(word => word !== '')
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : [words.at(0)]
  return ends.map(word => characters(word ?? '').at(0) ?? '').join('')
}
