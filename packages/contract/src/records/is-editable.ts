import type { RecordFields } from './fields.ts'

/** Returns true if a record may be edited and deleted in its current state. Records without states always may. */
export function isEditable({ status }: RecordFields, record: Readonly<Record<string, unknown>>): boolean {
  if (status?.kind !== 'choice' || status.readOnly !== true) return true
  const states = Object.entries(status.options)
  return states.some(([state, { editable }]) => state === record['status'] && editable === true)
}
