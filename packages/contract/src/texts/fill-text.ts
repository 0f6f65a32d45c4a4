/** Values for the placeholders of a text. */
export type TextValues = Readonly<Record<string, string | number>>

/** Fills placeholders. One without a value stays visible. */
export function fillText(text: string, values: TextValues): string {
  return text.replaceAll(/\{(\w+)\}/g, (brace, key: string) => String(values[key] ?? brace))
}
