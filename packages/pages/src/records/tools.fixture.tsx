import { defineCall } from '@apron/contract/calls/define-call'
import { versionOrNew } from '@apron/contract/entities/fields'
import { queryColumnSetting } from '@apron/contract/lists/column-setting.calls'
import type { PageOf } from '@apron/contract/lists/paging'
import { describeFields } from '@apron/contract/records/describe-fields'
import { querySchema, responseSchema, saveSchema } from '@apron/contract/records/field-schemas'
import { withCodes } from '@apron/contract/records/field-texts'
import * as field from '@apron/contract/records/fields'
import { loanApp } from '@apron/contract/records/loan.fixture'
import { defineSubApp, type Session } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { createFakeHost } from '@apron/sdk/testing'
import { UiProvider } from '@apron/ui/provider'
import { type Static, Type } from 'typebox'
import { FormDialog } from '../form/form-dialog.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { AddButton, actionsColumn, editAction, ListPage, useRecordDialog } from '../list/list.ts'
import {
  describedForm,
  fieldColumns,
  formValues,
  RecordFields,
  RecordFilter,
  useDescribedList,
  useRecordWords,
} from './records.ts'

const KINDS = withCodes('oldTools.kind', {
  HAND: { zh: '手工具', en: 'Hand tool' },
  POWER: { zh: '电动工具', en: 'Power tool' },
})

const tool = describeFields({
  texts: 'toolLoans.tool',
  fields: {
    code: field.text(6, {
      zh: '编码',
      en: 'Code',
      required: true,
      upperCase: true,
      fixed: true,
      pattern: '^[A-Z]+$',
      search: true,
      sort: true,
      column: true,
      help: { zh: '保存后不能修改', en: 'Cannot be changed later' },
      wrong: { zh: '只含字母', en: 'Use letters only' },
    }),
    name: field.text(40, {
      zh: '名称',
      en: 'Name',
      required: true,
      sort: true,
      column: { id: 'title', formerLabels: ['Title'] },
    }),
    kind: field.choice(KINDS, { zh: '类型', en: 'Kind', required: true, filter: 'one', column: true }),
    lent: field.readOnly(
      field.flag({
        zh: '状态',
        en: 'State',
        textCode: 'oldTools.state',
        options: {
          true: { zh: '借出', en: 'Lent', meaning: 'amber' },
          false: { zh: '在库', en: 'In store' },
        },
        column: true,
      }),
    ),
    loans: field.count({ zh: '借用次数', en: 'Loans', column: true }),
  },
})

const ToolQuery = querySchema(tool.fields, {})
const Tool = responseSchema(tool.fields, { version: Type.Integer() })
const ToolSave = saveSchema(tool.fields, { version: versionOrNew })
type Tool = Static<typeof Tool>

const CALL = { method: 'POST', access: 'session', failures: 'in-place' } as const

export const pageTools = defineCall<{ body: Static<typeof ToolQuery>; data: PageOf<Tool> }>({
  ...CALL,
  id: 'toolLoans.tool.page',
  path: '/api/tool-loans/tool/page',
})
export const saveTool = defineCall<{ body: Static<typeof ToolSave>; data: Tool }>({
  ...CALL,
  id: 'toolLoans.tool.save',
  path: '/api/tool-loans/tool/save',
})

export const TOOL: Tool = { code: 'WRENCH', name: 'Wrench', kind: 'HAND', lent: true, loans: 7, version: 2 }

/** A list of described fields with hand-written calls. */
function ToolsPage() {
  const words = useRecordWords(tool)
  const list = useDescribedList(tool, { call: pageTools })
  const dialog = useRecordDialog<{ readonly row: Tool | null }>(list.reload)
  const actionsOf = (row: Tool) => [editAction({ edit: 'Edit' }, () => dialog.open({ row }))]
  return (
    <>
      <ListPage
        list={list}
        title="Tools"
        columns={[...fieldColumns(tool, words), ...actionsColumn(actionsOf, row => row.code)]}
        rowKey={row => row.code}
        renderFilter={(form, change) => (
          <RecordFilter
            fields={tool.fields}
            words={words}
            search="Find a tool"
            form={form}
            onChange={change}
          />
        )}
        actions={<AddButton label="Add" onClick={() => dialog.open({ row: null })} />}
      />
      {dialog.opened && <ToolDialog {...dialog.opened} onClose={dialog.close} />}
    </>
  )
}

function ToolDialog({ row, onClose }: { readonly row: Tool | null; readonly onClose: () => void }) {
  const form = useRecordForm({
    ...describedForm(tool, useRecordWords(tool)),
    call: saveTool,
    schema: ToolSave,
    start: { ...formValues(tool.fields, row), version: row?.version ?? null },
    record: row?.code ?? 'new',
    input: body => ({ body }),
    invalidates: [pageTools],
    onSaved: onClose,
  })
  return (
    <FormDialog title="Tool" form={form} onClose={onClose}>
      <RecordFields record={tool} form={form} saved={row} />
    </FormDialog>
  )
}

/** Opens the list of tools on the fake host. */
export async function openTools(texts: Session['texts'] = {}) {
  const fake = createFakeHost({ app: loanApp.name, session: { lang: 'en', texts } })
  fake.answer(queryColumnSetting, null)
  fake.answer(pageTools, { records: [TOOL], total: 1, current: 1, size: 10 })
  fake.answer(saveTool, TOOL)
  const app = defineSubApp({
    manifest: loanApp,
    provider: UiProvider,
    setup: withQueries(),
    pages: { '/list': ToolsPage, '/loan': ToolsPage },
  })
  const tab = fake.openTab('/toolLoans/list')
  await tab.mount(await app.bootstrap(fake.host))
  const bodies = (end: string) =>
    fake.requests.filter(({ path }) => path.endsWith(end)).map(({ body }) => body)
  return { bodies, fake, tab }
}
