/** The path of a call with its `{…}` filled in; a name without a value stays, so that the gap is seen. */
export function filledPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (brace, name: string) => {
    const value = params[name]
    return value === undefined ? brace : encodeURIComponent(value)
  })
}
