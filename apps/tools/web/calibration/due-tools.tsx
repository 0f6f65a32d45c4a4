import type { Language } from '@apron/contract/entities/language'
import { failureText, fillText, useLanguage, useNavigate, usePermission, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Stack } from '@apron/ui/page'
import { SelectField } from '@apron/ui/select'
import { Status } from '@apron/ui/status'
import { DataTable, SelectionBar, type TableColumn } from '@apron/ui/table'
import { Mono } from '@apron/ui/text'
import { useState } from 'react'
import { calJob, type PlannedTool, queryCalPlan } from '../../contract/cal-job.ts'
import { CRIBS, TOOL_STATES } from '../../contract/tools.values.ts'
import { nameOfTool } from '../tool-name.ts'
import { CALIBRATION_TEXTS } from './calibration.texts.ts'

interface DueToolsProps {
  /** Day whose month is shown first; null: this month. */
  readonly start: string | null
  /** Asset number of the tool that a message names. */
  readonly marked: string | null
}

const MONTH_LENGTH = 'yyyy-MM'.length
const NONE: readonly PlannedTool[] = []

/** Tools that are due in a month. Those that are ticked become a job. */
export function DueTools({ start, marked }: DueToolsProps) {
  const texts = useTexts(CALIBRATION_TEXTS)
  const language = useLanguage()
  const navigate = useNavigate()
  const mayPlan = usePermission(calJob.rights.edit)
  const [month, setMonth] = useState(() => (start ?? new Date().toISOString()).slice(0, MONTH_LENGTH))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { data, error, refetch } = useAppQuery(queryCalPlan, { query: { month } })
  const listed = data?.months ?? []
  const months = listed.some(each => each.month === month) ? listed : [{ month, count: 0 }, ...listed]

  function planJob(): void {
    navigate({ page: '/calJob', query: { assets: [...selected].join(',') } })
    setSelected(new Set())
  }

  return (
    <Stack>
      <SelectField
        label={texts.month}
        value={month}
        width={240}
        options={months.map(each => ({
          value: each.month,
          label: fillText(texts.monthOption, { month: each.month, n: String(each.count) }),
        }))}
        onChange={chosen => {
          setMonth(chosen ?? month)
          setSelected(new Set())
        }}
      />
      <DataTable<PlannedTool>
        label={texts.plan}
        columns={columnsIn(language)}
        rows={data?.tools ?? NONE}
        rowKey={({ assetNo }) => assetNo}
        rowName={({ assetNo }) => assetNo}
        rowHref={({ id, assetNo }) => `/tools/tool?id=${id}&multipleTabs=1&viewTitle=${assetNo}`}
        rowMeaning={({ assetNo }) => (assetNo === marked ? 'amber' : undefined)}
        state={error !== null ? 'failed' : data === undefined ? 'loading' : 'ready'}
        {...(error === null ? {} : { errorText: failureText(error) })}
        onRetry={() => void refetch()}
        emptyText={texts.none}
        cards
        {...(mayPlan
          ? { selected, onSelectedChange: setSelected, selectable: ({ caNo }) => caNo === '' }
          : {})}
      />
      {selected.size > 0 && (
        <SelectionBar
          label={texts.tools}
          text={fillText(texts.selected, { n: String(selected.size) })}
          clearLabel={texts.clear}
          onClear={() => setSelected(new Set())}
        >
          <Button kind="primary" onClick={planJob}>
            {fillText(texts.planJob, { n: String(selected.size) })}
          </Button>
        </SelectionBar>
      )}
    </Stack>
  )
}

/** Looks a value of the wire up among the known ones. */
function namesOf<Entry>(known: Readonly<Record<string, Entry>>, value: string): Entry | undefined {
  return known[value]
}

function columnsIn(language: Language): TableColumn<PlannedTool>[] {
  return [
    {
      id: 'asset',
      labels: CALIBRATION_TEXTS.asset,
      cell: ({ assetNo }) => <Mono>{assetNo}</Mono>,
      text: ({ assetNo }) => assetNo,
      width: 120,
    },
    { id: 'name', labels: CALIBRATION_TEXTS.name, cell: tool => nameOfTool(tool, language) },
    {
      id: 'crib',
      labels: CALIBRATION_TEXTS.crib,
      cell: ({ crib }) => namesOf(CRIBS, crib)?.[language] ?? crib,
      width: 128,
    },
    {
      id: 'state',
      labels: CALIBRATION_TEXTS.state,
      cell: ({ status }) => (
        <Status meaning={namesOf(TOOL_STATES, status)?.meaning ?? 'neutral'}>
          {namesOf(TOOL_STATES, status)?.[language] ?? status}
        </Status>
      ),
      width: 128,
    },
    { id: 'calDue', labels: CALIBRATION_TEXTS.calDue, cell: ({ calDue }) => calDue, width: 128 },
    { id: 'job', labels: CALIBRATION_TEXTS.job, cell: ({ caNo }) => caNo || '–', width: 144 },
  ]
}
