import type { Language } from '@apron/contract/entities/language'
import { wireTime } from '@apron/contract/wire/wire-time'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { loadNames } from '@apron/server-kit/people/names'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import * as calls from '../../contract/item.calls.ts'
import { Item, ItemId, ItemPage, ItemQuery, ItemSave } from '../../contract/item.entities.ts'
import { addItem, changeItem, findItem, type ItemRecord, type ItemTables, listItems } from './item.store.ts'

/** The calls about handover items. */
export function itemRoutes(services: PluginServices): ServerRoute[] {
  const db = services.db.withTables<ItemTables>()

  async function said(records: readonly ItemRecord[], language: Language): Promise<Item[]> {
    const people = records.map(({ update_by }) => update_by)
    const names = await loadNames(services, language, { people, departments: [] })
    return records.map(({ id, version, item_no, title, chapter, text, status, update_by, update_time }) => ({
      id,
      version,
      itemNo: item_no,
      title,
      chapter,
      text,
      status,
      updateBy: names.person(update_by),
      updateTime: wireTime(update_time),
    }))
  }

  async function detail(id: string, site: string, language: Language): Promise<Item> {
    const [item] = await said([await findItem(db, site, id)], language)
    if (item === undefined) throw new Error('One record is said as one item')
    return item
  }

  return [
    serveCall(calls.queryItems, { body: ItemQuery, data: ItemPage }, async ({ body }, { site, language }) => {
      const page = await listItems(db, site, body)
      return { ...page, records: await said(page.records, language) }
    }),
    serveCall(calls.itemDetail, { query: ItemId, data: Item }, ({ query }, { site, language }) =>
      detail(query.id, site, language),
    ),
    serveCall(
      calls.saveItem,
      { params: ItemId, body: ItemSave, data: Item },
      async ({ params: { id }, body }, context) => {
        const { site, language } = context
        const saving = { id, site, by: callerOf(context).userCode, now: services.clock.now() }
        if (body.version > 0) await changeItem(db, saving, body)
        else await addItem(db, saving, body, await services.nextSerial('HO', 4))
        return await detail(id, site, language)
      },
    ),
  ]
}
