import { RecordList, useRecordList } from '@apron/pages/records'
import { IfPermitted, useLanguage, useTexts } from '@apron/sdk'
import { LinkButton } from '@apron/ui/button'
import { IconPlus } from '@apron/ui/icons'
import { useState } from 'react'
import { app } from '../../app.ts'
import { type Tool, tool } from '../../contract/tool.ts'
import { LEDGER_TEXTS } from './ledger.texts.ts'
import { ToolLabels } from './tool-labels.tsx'

const NAMES = { zh: 'nameZh', en: 'nameEn' } as const

/** `/tools/ledger`: the tools of the site. Tools that are ticked can be labelled. */
export default function LedgerPage() {
  const language = useLanguage()
  const texts = useTexts(LEDGER_TEXTS)
  const list = useRecordList(tool)
  const [labelled, setLabelled] = useState<readonly Tool[]>([])
  if (labelled.length > 0) return <ToolLabels tools={labelled} onBack={() => setLabelled([])} />
  return (
    <RecordList
      record={tool}
      list={list}
      page="/tool"
      code="AQ_tools_ledger"
      title={app.pages['/ledger'].title[language]}
      defaults={['assetNo', NAMES[language], 'toolClass', 'crib', 'status', 'calDue']}
      rowMeaning={row => (row.holdReason === null ? undefined : 'red')}
      bulk={{
        rowName: row => row.assetNo,
        actions: [
          {
            id: 'labels',
            label: texts.labels,
            message: texts.labelsMessage,
            async run(rows) {
              setLabelled(rows)
              return rows.map(({ id }) => ({ id, done: true, msg: '' }))
            },
          },
        ],
      }}
      actions={<LinkButton href="/tools/types">{texts.types}</LinkButton>}
      add={
        <IfPermitted resource="tools:tool:add">
          <LinkButton kind="primary" href="/tools/tool" icon={<IconPlus size={18} stroke={1.5} />}>
            {tool.title[language]}
          </LinkButton>
        </IfPermitted>
      }
    />
  )
}
