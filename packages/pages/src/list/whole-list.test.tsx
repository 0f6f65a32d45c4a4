import { defineCall } from '@apron/contract/calls/define-call'
import { queryColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { defineSubApp } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { createFakeHost, field, press, rowsOf, shows, type } from '@apron/sdk/testing'
import { TextField } from '@apron/ui/fields'
import { UiProvider } from '@apron/ui/provider'
import { expect, test } from 'vitest'
import { text } from './filter/filter-fields.ts'
import { ListPage } from './list-page.tsx'
import { useWholeList } from './use-whole-list.ts'

const listTools = defineCall<{ data: string[] }>({
  id: 'tool.list',
  method: 'GET',
  path: '/tools',
  failures: 'in-place',
})

const COLUMNS = [{ id: 'name', labels: { zh: '名称', en: 'Name' }, cell: (tool: string) => tool }]

function ToolsPage() {
  const list = useWholeList({
    call: listTools,
    filter: { text: text() },
    rowsOf: (tools, filter) => tools.filter(tool => tool.includes(filter.text)),
  })
  return (
    <ListPage
      list={list}
      title="Tools"
      code="TOOLS"
      columns={COLUMNS}
      rowKey={tool => tool}
      renderFilter={(form, change) => (
        <TextField label="Text" value={form.text} onChange={value => change({ text: value })} />
      )}
    />
  )
}

const app = defineSubApp({
  manifest: { name: 'tools', pages: { '/list': { title: { zh: '工具', en: 'Tools' } } } },
  provider: UiProvider,
  setup: withQueries(),
  pages: { '/list': ToolsPage },
})

const toolsTo = (count: number) => Array.from({ length: count }, (_, index) => `Tool ${index + 1}`)

async function start(count: number) {
  const fake = createFakeHost({ app: 'tools' })
  const store = { tools: toolsTo(count) }
  fake.answer(listTools, () => store.tools)
  fake.answer(queryColumnSetting, null)
  const tab = fake.openTab('/tools/list')
  await tab.mount(await app.bootstrap(fake.host))
  return { fake, store, tab, names: () => rowsOf(tab).map(([name]) => name) }
}

test('[TBL-01] pages a whole list in the browser and goes back to its last page', async () => {
  const { fake, names, store, tab } = await start(23)
  await shows(() => expect(names()).toEqual(toolsTo(10)))
  await press(tab, 'Page 3')
  await shows(() => expect(names()).toEqual(['Tool 21', 'Tool 22', 'Tool 23']))
  expect(fake.requests.filter(({ path }) => path === listTools.path)).toHaveLength(1)
  store.tools = toolsTo(12)
  await tab.refresh()
  await press(tab, 'Page 2')
  await shows(() => expect(names()).toEqual(['Tool 11', 'Tool 12']))
})

test('applies the filter from page 1 and reloads', async () => {
  const { names, store, tab } = await start(23)
  await press(tab, 'Page 2')
  store.tools = [...toolsTo(23), 'Tool 200']
  type(field(tab, 'Text'), 'Tool 2')
  await press(tab, 'Search')
  await shows(() =>
    expect(names()).toEqual(['Tool 2', 'Tool 20', 'Tool 21', 'Tool 22', 'Tool 23', 'Tool 200']),
  )
  type(field(tab, 'Text'), 'none')
  await press(tab, 'Search')
  await press(tab, 'Clear filter')
  await shows(() => expect(names()).toEqual(toolsTo(10)))
})

test('shows a failure with a retry', async () => {
  const { fake, names, tab } = await start(3)
  await shows(() => expect(names()).toHaveLength(3))
  fake.refuse(listTools, 1004, 'Not now')
  await press(tab, 'Search')
  await shows(() => expect(tab.el.querySelector('[role=alert]')?.textContent).toContain('Not now'))
  fake.answer(listTools, toolsTo(2))
  await press(tab, 'Try again')
  await shows(() => expect(names()).toHaveLength(2))
})
