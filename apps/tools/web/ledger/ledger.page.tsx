import { AddLink } from '@apron/pages/list'
import { RecordList } from '@apron/pages/records'
import { useLanguage, useTexts } from '@apron/sdk'
import { LinkButton } from '@apron/ui/button'
import { useState } from 'react'
import { type Tool, tool } from '../../contract/tool.ts'
import { LEDGER_TEXTS } from './ledger.texts.ts'
import { ToolLabels } from './tool-labels.tsx'

const NAMES = { zh: 'nameZh', en: 'nameEn' } as const

/** Page `/tools/ledger`: the tools of the site. Labels can be printed for selected tools. */
export default function LedgerPage() {
  const language = useLanguage()
  const texts = useTexts(LEDGER_TEXTS)
  const [labelTools, setLabelTools] = useState<readonly Tool[]>([])
  if (labelTools.length > 0) return <ToolLabels tools={labelTools} onBack={() => setLabelTools([])} />
  return (
    <RecordList
      record={tool}
      page="/tool"
      code="AQ_tools_ledger"
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
              setLabelTools(rows)
              return rows.map(({ id }) => ({ id, done: true, msg: '' }))
            },
          },
        ],
      }}
      actions={<LinkButton href="/tools/types">{texts.types}</LinkButton>}
      add={<AddLink resource="tools:tool:add" href="/tools/tool" label={tool.title[language]} />}
    />
  )
}
