import { defineSubApp, useTexts } from '@apron/sdk'
import { createFakeHost, press, rowsOf, shows } from '@apron/sdk/testing'
import { UiProvider } from '@apron/ui/provider'
import { DataTable } from '@apron/ui/table'
import { expect, test, vi } from 'vitest'
import { AddButton } from '../add-button.tsx'
import { stateColumn } from '../columns/state-column.tsx'
import { type ActionsOf, actionsColumn, deleteAction, editAction } from './actions-column.tsx'
import { ROW_TEXTS } from './row.texts.ts'
import { useRecordDialog } from './use-record-dialog.ts'

interface Tool {
  readonly no: string
  readonly state: 'lent' | 'lost' | null
}

const TOOLS: readonly Tool[] = [
  { no: 'T-1', state: 'lent' },
  { no: 'T-2', state: null },
]
const reload = vi.fn(async () => undefined)

function ToolsPage({ mayEdit }: { readonly mayEdit: boolean }) {
  const rowTexts = useTexts(ROW_TEXTS)
  const dialog = useRecordDialog<{ readonly tool: Tool | null }>(reload)
  const actionsOf: ActionsOf<Tool> = tool => [
    editAction(rowTexts, () => dialog.open({ tool })),
    deleteAction(rowTexts, () => undefined),
  ]
  return (
    <>
      <AddButton label="Add tool" onClick={() => dialog.open({ tool: null })} />
      <DataTable
        label="Tools"
        columns={[
          { id: 'no', labels: { zh: '编号', en: 'No.' }, cell: ({ no }) => no },
          stateColumn<Tool>({
            meaning: ({ state }) => (state === null ? null : state === 'lent' ? 'amber' : 'red'),
            text: ({ state }) => state ?? '',
          }),
          ...actionsColumn(mayEdit ? actionsOf : null, ({ no }) => no),
        ]}
        rows={TOOLS}
        rowKey={({ no }) => no}
      />
      {dialog.opened && (
        <button type="button" onClick={dialog.close}>
          Close {dialog.opened.tool?.no ?? 'new tool'}
        </button>
      )}
    </>
  )
}

async function open(mayEdit: boolean) {
  reload.mockClear()
  const fake = createFakeHost({ app: 'tools' })
  const manifest = { name: 'tools', pages: { '/list': { title: { zh: '工具', en: 'Tools' } } } } as const
  const app = defineSubApp({
    manifest,
    provider: UiProvider,
    pages: { '/list': () => <ToolsPage mayEdit={mayEdit} /> },
  })
  const tab = fake.openTab('/tools/list')
  await tab.mount(await app.bootstrap(fake.host))
  return tab
}

test('shows the first action as a button and the others in a menu named after the row', async () => {
  const tab = await open(true)
  await press(tab, 'Edit')
  await shows(() => expect(tab.el.textContent).toContain('Close T-1'))
  await press(tab, 'More actions for T-2')
  await shows(() => expect(tab.portalRoot.querySelector('[role=menuitem]')?.textContent).toBe('Delete'))
})

test('shows no action column to a user who may not act', async () => {
  const tab = await open(false)
  expect([...tab.el.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(['No.', 'State'])
})

test('shows a dash for a row without a state', async () => {
  const tab = await open(false)
  expect(rowsOf(tab)).toEqual([
    ['T-1', 'lent'],
    ['T-2', '–'],
  ])
})

test('reloads the list when its dialog closes', async () => {
  const tab = await open(true)
  await press(tab, 'Add tool')
  await shows(() => expect(tab.el.textContent).toContain('Close new tool'))
  expect(reload).not.toHaveBeenCalled()
  await press(tab, 'Close new tool')
  await shows(() => expect(tab.el.textContent).not.toContain('Close'))
  expect(reload).toHaveBeenCalledOnce()
})
