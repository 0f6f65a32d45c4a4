const NAME = /^([A-Za-z0-9-]{1,50})-([1-9]\d{0,8})$/

/** Returns the id of a task in addresses and calls: process id and task number. */
export function taskName(instanceId: string, number: number): string {
  return `${instanceId}-${number}`
}

/** Parses the id of a task. @returns null if it is invalid */
export function readTaskName(name: string): { readonly instanceId: string; readonly number: number } | null {
  const found = NAME.exec(name)
  if (found === null) return null
  return { instanceId: found[1] ?? '', number: Number(found[2]) }
}
