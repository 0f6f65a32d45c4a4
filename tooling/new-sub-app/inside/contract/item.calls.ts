import { defineCall } from '@apron/contract/calls/define-call'
import type { PageOf } from '@apron/contract/entities/paging'
import { rightOf } from '@apron/contract/sub-apps/app-definition'
import { app } from '../app.ts'
import type { Item, ItemId, ItemQuery, ItemSave } from './item.entities.ts'

const SERVICE = '/api/sample-app/items'
const VIEW = { resource: rightOf(app, 'item:view') } as const
/** Without it an item can only be looked at. */
export const EDIT_RIGHT = rightOf(app, 'item:edit')

/** Items of the site, filtered and paged. */
export const queryItems = defineCall<{ body: ItemQuery; data: PageOf<Item> }>({
  id: 'sampleApp.item.queryPage',
  method: 'POST',
  path: `${SERVICE}/queryPage`,
  access: VIEW,
  failures: 'in-place',
})

/** One item of the site. */
export const itemDetail = defineCall<{ query: ItemId; data: Item }>({
  id: 'sampleApp.item.detail',
  method: 'GET',
  path: `${SERVICE}/detail`,
  access: VIEW,
  failures: 'in-place',
})

/** Makes an item with this id, or changes the one in the version that the person saw; answers it as it is afterwards. */
export const saveItem = defineCall<{ params: ItemId; body: ItemSave; data: Item }>({
  id: 'sampleApp.item.save',
  method: 'PUT',
  path: `${SERVICE}/{id}`,
  access: { resource: EDIT_RIGHT },
  failures: 'in-place',
})
