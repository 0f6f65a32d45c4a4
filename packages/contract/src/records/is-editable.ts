import type { RecordFields } from './fields.ts'

/** Returns true if a record may be edited and deleted in its current state. Records without states always may. */
export function isEditable(fields: RecordFields, record: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(fields).every(([name, field]) => {
    if (field.kind !== 'choice' || field.readOnly !== true) return true
    const states = Object.entries(field.options)
    return states.some(([state, { editable }]) => state === record[name] && editable === true)
  })
}
