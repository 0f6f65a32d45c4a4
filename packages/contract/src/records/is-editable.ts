import type { RecordFields } from './fields.ts'

/** Whether the state of a record lets it be changed and deleted; a record without states can always be changed. */
export function isEditable(fields: RecordFields, record: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(fields).every(([name, field]) => {
    if (field.kind !== 'choice' || field.readOnly !== true) return true
    const states = Object.entries(field.options)
    return states.some(([state, { editable }]) => state === record[name] && editable === true)
  })
}
