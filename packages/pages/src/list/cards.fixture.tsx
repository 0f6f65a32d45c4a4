import { defineCall } from '@apron/contract/calls/define-call'
import { queryColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { type ListSettings, ListSizeSave, ListViewSave } from '@apron/contract/lists/list-view'
import { queryListSettings, saveListSize, saveListView } from '@apron/contract/lists/list-view.calls'
import type { RowResult } from '@apron/contract/lists/row-results'
import { defineSubApp, type Session, usePermission } from '@apron/sdk'
import { useAction, withQueries } from '@apron/sdk/query'
import { createFakeHost, type FakeTab, type FakeTabOptions, rowsOf } from '@apron/sdk/testing'
import { CheckField, TextField } from '@apron/ui/fields'
import { UiProvider } from '@apron/ui/provider'
import type { TableColumn } from '@apron/ui/table'
import { Value } from 'typebox/value'
import { AddButton } from './add-button.tsx'
import { sortCriteria, withoutEmpty } from './filter/criteria.ts'
import { type FilterOf, flag, text } from './filter/filter-fields.ts'
import { ListPage } from './list-page.tsx'
import { SiteName } from './site-name.tsx'
import { useList } from './use-list.ts'
import type { ListSort } from './views/list-view.ts'

export interface Card {
  readonly id: string
  readonly name: string
}

interface CardCriteria {
  text?: string
  open?: boolean
  sortBy?: 'name'
  descending?: boolean
}

export interface CardQuery {
  current: number
  size: number
  queryCriteria: CardCriteria
}

export const queryCards = defineCall<{
  body: CardQuery
  data: { records: Card[]; total: number; current: number; size: number }
}>({ id: 'card.queryPage', method: 'POST', path: '/cards/queryPage', failures: 'in-place' })

export const approveCards = defineCall<{ body: { ids: string[]; remark: string }; data: RowResult[] }>({
  id: 'card.approveSeveral',
  method: 'POST',
  path: '/cards/approveSeveral',
  failures: 'suppress',
})

const FILTER = { text: text(), open: flag() }

const COLUMNS: readonly TableColumn<Card>[] = [
  { id: 'name', labels: { zh: '名称', en: 'Name' }, cell: card => card.name, sortable: true },
  { id: 'id', labels: { zh: '编号', en: 'Number' }, cell: card => card.id, sortable: true },
]

function toCriteria(filter: FilterOf<typeof FILTER>, sort: ListSort<'name'> | null): CardCriteria {
  return { ...withoutEmpty(filter), ...sortCriteria(sort) }
}

/** A card that cannot be approved. */
export const CLOSED = 'Card 4'

function CardsPage() {
  const list = useList({
    call: queryCards,
    filter: FILTER,
    sortKeys: ['name'],
    criteria: toCriteria,
    code: 'CARDS',
    remember: 'cards',
  })
  const mayApprove = usePermission('card:approve')
  const approve = useAction(approveCards, { invalidates: [queryCards] })
  return (
    <ListPage
      list={list}
      title="Cards"
      columns={COLUMNS}
      renderFilter={(form, change) => (
        <>
          <TextField label="Text" value={form.text} onChange={value => change({ text: value })} />
          <CheckField label="Open" checked={form.open} onChange={open => change({ open })} />
        </>
      )}
      rowKey={card => card.id}
      rowLink={card => `/cards/card?id=${card.id}`}
      note={<SiteName />}
      add={<AddButton label="New card" onClick={() => undefined} />}
      bulk={{
        rowName: card => card.name,
        actions: mayApprove
          ? [
              {
                id: 'approve',
                label: 'Approve',
                appliesTo: card => card.name !== CLOSED,
                message: 'These cards will be approved.',
                remark: { label: 'Reason', maxLength: 200, min: { length: 5, problem: 'Say why' } },
                async run(rows, remark) {
                  const outcome = await approve.run({ body: { ids: rows.map(({ id }) => id), remark } })
                  return outcome.done ? outcome.data : null
                },
              },
            ]
          : [],
      }}
    />
  )
}

const HELP = { zh: '本航站的卡片。可筛选。', en: 'Cards of this site. Filter them.' }

const app = defineSubApp({
  manifest: { name: 'cards', pages: { '/list': { title: { zh: '卡片', en: 'Cards' }, help: HELP } } },
  provider: UiProvider,
  setup: withQueries(),
  pages: { '/list': CardsPage },
})

export const cardsNamed = (count: number): Card[] =>
  Array.from({ length: count }, (_, index) => ({ id: `c${index + 1}`, name: `Card ${index + 1}` }))

/** Opens a list of that many cards. `queries` records the requests. `cards` may change meanwhile. */
export async function startCards(
  count: number,
  session: Partial<Session> = {},
  prepare: { settings?: Partial<ListSettings>; answer?: () => Promise<ListSettings>; path?: string } = {},
) {
  const fake = createFakeHost({ app: 'cards', session })
  const queries: CardQuery[] = []
  const store = { cards: cardsNamed(count) }
  const answerQueries = () =>
    fake.answer(queryCards, ({ body }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sent by the list itself
      const query = body as CardQuery
      queries.push(query)
      const { current, size, queryCriteria } = query
      const matching = store.cards.filter(({ name }) => name.includes(queryCriteria.text ?? ''))
      const ordered = queryCriteria.descending === true ? matching.toReversed() : matching
      const records = ordered.slice((current - 1) * size, current * size)
      return { records, total: matching.length, current, size }
    })
  answerQueries()
  fake.answer(queryColumnSetting, null)
  /** Settings of the list on the server. */
  const settings: ListSettings = { views: [], size: null, ...prepare.settings }
  fake.answer(queryListSettings, prepare.answer ?? (() => structuredClone(settings)))
  fake.answer(saveListSize, ({ body }) => {
    settings.size = Value.Parse(ListSizeSave, body).size
    return structuredClone(settings)
  })
  fake.answer(saveListView, ({ body }) => {
    const { id, name, view, standard } = Value.Parse(ListViewSave, body)
    const others = settings.views.filter(each => each.id !== id)
    const cleared = standard ? others.map(each => ({ ...each, standard: false })) : others
    settings.views = [...cleared, { id: id ?? `v${settings.views.length + 1}`, name, view, standard }]
    return structuredClone(settings)
  })
  const instance = await app.bootstrap(fake.host)
  async function open(options?: FakeTabOptions): Promise<FakeTab> {
    const tab = fake.openTab(prepare.path ?? '/cards/list', options)
    await tab.mount(instance)
    return tab
  }
  const tab = await open()
  return {
    answerQueries,
    queries,
    fake,
    open,
    settings,
    store,
    tab,
    names: (of = tab) => rowsOf(of).map(([name]) => name),
  }
}
