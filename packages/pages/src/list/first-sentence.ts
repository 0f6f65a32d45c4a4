/** Returns the first sentence of a paragraph in Chinese or English. */
export function firstSentence(text = ''): string {
  return /^.*?(?:。|[.!?](?=\s|$))/su.exec(text)?.[0] ?? text
}
