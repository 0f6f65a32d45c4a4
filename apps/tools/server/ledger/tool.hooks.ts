import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { fieldRefusal } from '@apron/contract/errors/field-refusal'
import { Refusal } from '@apron/contract/errors/refusal'
import { wireDate } from '@apron/contract/wire/wire-time'
import { callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { RecordHooks } from '@apron/server-kit/records/record-hooks'
import { nextDue } from '../../contract/rules/next-due.ts'
import { tool } from '../../contract/tool.ts'
import type { toolType } from '../../contract/tool-type.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import { CRIBS } from '../../contract/tools.values.ts'
import type { ToolsTables } from '../tools.tables.ts'
import { typesOf } from './tool.store.ts'

type ToolFields = (typeof tool)['fields']

export const toolHooks = ({ clock }: PluginServices): RecordHooks<ToolFields> => ({
  async check({ trx, id, values, before, context }) {
    const person = callerOf(context)
    if (before === null && !person.resources.has('tools:tool:add')) throw new Refusal(SERVER_ERRORS.forbidden)
    if (CRIBS[values.crib].site !== context.site) throw new Refusal(TOOLS_ERRORS.cribOfOtherSite)
    if (before !== null && before.lastCal !== values.lastCal) {
      throw fieldRefusal({ field: 'lastCal', problem: 'notEditable' }, tool.fields, context.language)
    }
    const today = wireDate(clock.now())
    if (values.lastCal !== null && values.lastCal > today) {
      const params = { day: today }
      throw fieldRefusal({ field: 'lastCal', problem: 'tooLate', params }, tool.fields, context.language)
    }
    const taken = await trx
      .withTables<ToolsTables>()
      .selectFrom('tools_tool')
      .select('id')
      .where('asset_no', '=', values.assetNo)
      .where('id', '!=', id)
      .executeTakeFirst()
    if (taken !== undefined) throw new Refusal(TOOLS_ERRORS.assetTaken, { asset: values.assetNo })
    if (!(await typesOf(trx, [values.typeNo])).has(values.typeNo)) {
      throw new Refusal(TOOLS_ERRORS.typeUnknown, { type: values.typeNo })
    }
  },

  /** Takes names and class from the type, and the due date of a new tool from its last calibration. */
  async saved({ trx, id, values, before }) {
    const type = (await typesOf(trx, [values.typeNo])).get(values.typeNo)
    if (type === undefined) return
    const { name_zh, name_en, tool_class } = type
    await trx
      .withTables<ToolsTables>()
      .updateTable('tools_tool')
      .set({
        name_zh,
        name_en,
        tool_class,
        ...(before === null ? { cal_due: nextDue(values.lastCal, type.interval) } : {}),
      })
      .where('id', '=', id)
      .execute()
  },

  async acted({ action, before, now }) {
    const { assetNo, calDue } = before
    if (action === 'quarantine') return { holdReason: 'OTHER' }
    if (action === 'release' && calDue !== null && calDue < wireDate(now)) {
      throw new Refusal(TOOLS_ERRORS.calOverdue, { asset: assetNo, calDue })
    }
    return action === 'release' || action === 'scrap' ? { holdReason: null } : undefined
  },
})

export const toolTypeHooks = (): RecordHooks<(typeof toolType)['fields']> => ({
  async check({ trx, id, values, before, context }) {
    if (before === null && !callerOf(context).resources.has('tools:tool:add')) {
      throw new Refusal(SERVER_ERRORS.forbidden)
    }
    const taken = await trx
      .withTables<ToolsTables>()
      .selectFrom('tools_type')
      .select('id')
      .where('type_no', '=', values.typeNo)
      .where('id', '!=', id)
      .executeTakeFirst()
    if (taken !== undefined) throw new Refusal(SERVER_ERRORS.alreadyThere, { name: values.typeNo })
  },

  /** Tools show the names and class of their type. */
  async saved({ trx, values: { typeNo, nameZh, nameEn, toolClass } }) {
    await trx
      .withTables<ToolsTables>()
      .updateTable('tools_tool')
      .set({ name_zh: nameZh, name_en: nameEn, tool_class: toolClass })
      .where('type_no', '=', typeNo)
      .execute()
  },
})
