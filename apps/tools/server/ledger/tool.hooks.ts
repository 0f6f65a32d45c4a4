import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { createFieldRefusal } from '@apron/contract/errors/field-refusal'
import { Refusal } from '@apron/contract/errors/refusal'
import { pick } from '@apron/contract/records/pick'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { RecordHooks } from '@apron/server-kit/records/described/record-hooks'
import { recordsWith } from '@apron/server-kit/records/list-records'
import { sql } from 'kysely'
import { nextDue } from '../../contract/rules/next-due.ts'
import { tool } from '../../contract/tool.ts'
import { toolType } from '../../contract/tool-type.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import { CRIBS } from '../../contract/tools.values.ts'
import { typesOf } from './tool.store.ts'

/** @throws Refusal if the caller may change tools but not add them */
function requireAdd(before: object | null, context: CallContext): void {
  const mayAdd = callerOf(context).resources.has('tools:tool:add')
  if (before === null && !mayAdd) throw new Refusal(SERVER_ERRORS.forbidden)
}

export const toolHooks = ({ clock }: PluginServices): RecordHooks<(typeof tool)['fields']> => ({
  async check({ trx, id, values, before, context }) {
    const { assetNo, crib, lastCal, typeNo } = values
    const { language } = context
    requireAdd(before, context)
    if (CRIBS[crib].site !== context.site) throw new Refusal(TOOLS_ERRORS.cribOfOtherSite)
    if (before !== null && before.lastCal !== lastCal) {
      throw createFieldRefusal({ field: 'lastCal', problem: 'notEditable' }, tool.fields, language)
    }
    const day = wireDate(clock.now())
    if (lastCal !== null && lastCal > day) {
      throw createFieldRefusal(
        { field: 'lastCal', problem: 'tooLate', params: { day } },
        tool.fields,
        language,
      )
    }
    const same = await recordsWith(trx, tool, 'assetNo', [assetNo])
    if (same.some(each => each.id !== id)) throw new Refusal(TOOLS_ERRORS.assetTaken, { asset: assetNo })
    // Names and class are those of the type. The first due date is counted from the last calibration.
    const type = (await typesOf(trx, [values])).get(typeNo)
    if (type === undefined) throw new Refusal(TOOLS_ERRORS.typeUnknown, { type: typeNo })
    const first = before === null ? { calDue: nextDue(lastCal, type.calIntervalMonths) } : {}
    return { ...pick(type, ['nameZh', 'nameEn', 'toolClass']), ...first }
  },

  async onAction({ action, before, now }) {
    const { assetNo, calDue } = before
    if (action === 'quarantine') return { holdReason: 'OTHER' }
    if (action === 'release' && calDue !== null && calDue < wireDate(now)) {
      throw new Refusal(TOOLS_ERRORS.calOverdue, { asset: assetNo, calDue })
    }
    return action === 'release' || action === 'scrap' ? { holdReason: null } : undefined
  },
})

export const toolTypeHooks = (): RecordHooks<(typeof toolType)['fields']> => ({
  async check({ trx, id, values: { typeNo }, before, context }) {
    requireAdd(before, context)
    const same = await recordsWith(trx, toolType, 'typeNo', [typeNo])
    if (same.some(each => each.id !== id)) throw new Refusal(SERVER_ERRORS.alreadyThere, { name: typeNo })
  },

  /** Tools store a copy of the names and class of their type. */
  async saved({ trx, values: { typeNo, nameZh, nameEn, toolClass } }) {
    await sql`update tools_tool set name_zh = ${nameZh}, name_en = ${nameEn}, tool_class = ${toolClass}
      where type_no = ${typeNo}`.execute(trx)
  },
})
