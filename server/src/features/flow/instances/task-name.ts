const NAME = /^([A-Za-z0-9-]{1,50})-([1-9]\d{0,8})$/

/** A task as addresses and calls name it: its process and its number in it. */
export function taskName(instanceId: string, number: number): string {
  return `${instanceId}-${number}`
}

/** @returns null for what is no name of a task */
export function readTaskName(name: string): { readonly instanceId: string; readonly number: number } | null {
  const found = NAME.exec(name)
  if (found === null) return null
  return { instanceId: found[1] ?? '', number: Number(found[2]) }
}
