import { choice, criteriaOf, ListPage, oneOf, SiteName, text, useList } from '@apron/pages/list'
import { IfPermitted, useNavigate, useTexts } from '@apron/sdk'
import { useDictionaries } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { EDIT_RIGHT, queryItems } from '../contract/item.calls.ts'
import { ITEM_SORT_KEYS, ITEM_STATUSES } from '../contract/item.entities.ts'
import { DICTIONARIES, ItemFilter, itemColumns, itemLink } from './item.parts.tsx'
import { ITEM_TEXTS, STATUS_TEXTS } from './item.texts.ts'

const FILTER = { text: text(), chapter: choice(), status: oneOf(ITEM_STATUSES) }

/** `/sampleApp/list`: the items of the site. */
export default function ItemsPage() {
  const texts = useTexts(ITEM_TEXTS)
  const statusTexts = useTexts(STATUS_TEXTS)
  const dictionaries = useDictionaries(DICTIONARIES)
  const navigate = useNavigate()
  const list = useList({
    call: queryItems,
    filter: FILTER,
    sortKeys: ITEM_SORT_KEYS,
    criteria: criteriaOf,
    code: 'AQ_sampleApp_items',
    remember: 'items',
  })
  return (
    <ListPage
      list={list}
      title={texts.list}
      columns={itemColumns(dictionaries, statusTexts)}
      rowKey={item => item.id}
      rowLink={itemLink}
      note={<SiteName />}
      renderFilter={(form, change) => <ItemFilter form={form} onChange={change} />}
      actions={
        <IfPermitted resource={EDIT_RIGHT}>
          <Button kind="primary" onClick={() => navigate({ page: '/item' })}>
            {texts.add}
          </Button>
        </IfPermitted>
      }
    />
  )
}
