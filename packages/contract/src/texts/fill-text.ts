/** What is put into the braces of a text. */
export type TextValues = Readonly<Record<string, string | number>>

/** Puts values into the braces of a text; a brace without a value stays, so that the gap is seen. */
export function fillText(text: string, values: TextValues): string {
  return text.replaceAll(/\{(\w+)\}/g, (brace, key: string) => String(values[key] ?? brace))
}
