import { createHash } from 'node:crypto'

/** Converts a text to its bytes as latin1, the encoding in which files are searched. */
export const asBytes = (text: string) => Buffer.from(text).toString('latin1')

/** Returns the forms in which a word may be stored: plain, encoded at any offset, or hashed. */
export function formsOf(word: string): string[] {
  const bytes = Buffer.from(word)
  const encoded = [0, 1, 2].map(shift =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .slice(shift === 0 ? 0 : 4)
      .replace(/.{0,2}=*$/, ''),
  )
  const hashes = ['md5', 'sha1', 'sha256'].flatMap(name =>
    (['hex', 'base64', 'base64url'] as const).map(form => createHash(name).update(word).digest(form)),
  )
  const wide = Buffer.from(word, 'utf16le')
  const plain = [bytes, wide, Buffer.from(wide).swap16()].flatMap(each => [
    each.toString('latin1'),
    each.toString('hex'),
    each.toString('hex').toUpperCase(),
  ])
  return [...plain, ...encoded, ...hashes]
}

/** Returns the words that occur in a text in any form. */
export const findWords = (text: string, words: readonly string[]) =>
  words.filter(word => formsOf(word).some(form => text.includes(form)))
