import { Type } from 'typebox'
import { dateTime, Named, nullable } from './fields.ts'

/** Schema of a history line of a record with states. */
export function HistoryEntry<const Action extends string[], const Status extends string[]>(
  actions: readonly [...Action],
  statuses: readonly [...Status],
) {
  return Type.Object({
    at: dateTime,
    by: Named,
    forWhom: Type.Optional(
      Type.Object(Named.properties, {
        description: 'Delegator, if the person acted under a delegation',
      }),
    ),
    action: Type.Enum(actions),
    fromStatus: nullable(Type.Enum(statuses)),
    toStatus: Type.Enum(statuses),
    remark: Type.String(),
  })
}
