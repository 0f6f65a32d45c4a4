import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { createFieldRefusal } from '@apron/contract/errors/field-refusal'
import { Refusal } from '@apron/contract/errors/refusal'
import { actionFields } from '@apron/contract/records/actions'
import type { ActionOf, RecordDefinition } from '@apron/contract/records/define-record'
import { type RecordFields, textIn } from '@apron/contract/records/fields'
import { fieldsProblems } from '@apron/contract/records/record-problems'
import type { CallContext } from '../../calls/call-context.ts'
import type { PluginServices } from '../../plugin/plugin-services.ts'
import { createDescribedAct } from './act-on-described.ts'
import { dictionaryValues, requireFileKinds } from './record-checks.ts'
import type { RecordHooks } from './record-hooks.ts'

/** Performs the actions of a described record. See {@link createDescribedAct}. */
export function recordActs(
  services: PluginServices,
  record: RecordDefinition,
  hooks: RecordHooks<RecordFields>,
) {
  const { actions, actionPermissions, fields } = record
  const act = createDescribedAct(services, record, {
    visible: hooks.visible,
    authorize(name, found, person) {
      const action = actions[name]
      if (action === undefined) throw new Refusal(SERVER_ERRORS.notFound)
      // Checks the person before the state, as `decideTransition` does.
      const refused = hooks.refuses?.(name, found, person) ?? null
      if (refused !== null) throw new Refusal(refused)
      const status = textIn(found, 'status')
      if (!action.from.includes(status)) throw new Refusal(SERVER_ERRORS.notAllowedInState)
      return action.to ?? status
    },
    permissionOf: name => actionPermissions[name] ?? '',
  })

  return async (name: string, values: ActionOf<RecordFields>, context: CallContext): Promise<void> => {
    const action = actions[name]
    const fieldsOfAction = action === undefined ? {} : actionFields(action, fields)
    const [invalid] = fieldsProblems(fieldsOfAction, values)
    if (invalid !== undefined) throw createFieldRefusal(invalid, fields, context.language)
    await act(name, values, context, async ({ trx, found, now, person }) => {
      requireFileKinds(fieldsOfAction, values)
      await services.dictionaries.hold(trx, dictionaryValues(fieldsOfAction, values))
      const entered = Object.entries(values).filter(([field]) => field in fieldsOfAction)
      const { onAction } = hooks
      const hook = typeof onAction === 'function' ? onAction : onAction?.[name]
      const event = { trx, action: name, before: found, values, context, by: person.userCode, now }
      const more = (await hook?.(event)) ?? {}
      const chosen = more['status']
      return {
        ...(typeof chosen === 'string' ? { to: chosen } : {}),
        remark: values.remark?.trim() ?? '',
        values: { ...Object.fromEntries(entered), ...more },
      }
    })
  }
}
