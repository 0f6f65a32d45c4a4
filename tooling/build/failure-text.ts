function propertyOf(error: object, key: string): unknown {
  return Object.entries(error).find(([name]) => name === key)?.[1]
}

function formatLocation(error: object): string {
  const location = propertyOf(error, 'loc')
  if (typeof location !== 'object' || location === null) return ''
  const { file, line, column } = { file: '', line: 0, column: 0, ...location }
  return `${file}:${line}:${column}`
}

/** Describes an error and its causes, with the source location if the bundler knows it. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const frame = propertyOf(error, 'frame')
  // The bundler adds the stack of a plugin's error to the message.
  const message = error.message.replaceAll(/^ {4}at .*\n?/gm, '').trimEnd()
  const lines = [message, formatLocation(error), typeof frame === 'string' ? frame : '']
  const own = lines.filter(line => line !== '').join('\n')
  return error.cause === undefined ? own : `${own}\n${failureText(error.cause)}`
}
