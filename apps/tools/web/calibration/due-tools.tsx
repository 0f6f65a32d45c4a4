import { tableState } from '@apron/pages/list'
import { fillText, useNavigate, usePermission, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Stack } from '@apron/ui/page'
import { SelectField } from '@apron/ui/select'
import { DataTable, SelectionBar } from '@apron/ui/table'
import { useState } from 'react'
import { calJob, type PlannedTool, queryCalPlan } from '../../contract/cal-job.ts'
import { useToolColumns } from '../tool-columns.ts'
import { CALIBRATION_TEXTS } from './calibration.texts.ts'

interface DueToolsProps {
  /** Day whose month is shown first, or null for this month. */
  readonly start: string | null
  /** Asset number of the tool in the message that opened the page. */
  readonly marked: string | null
}

const MONTH_LENGTH = 'yyyy-MM'.length
const NOTHING: ReadonlySet<string> = new Set()

/** Lists the tools due in a month. Selected ones can be put into a job. */
export function DueTools({ start, marked }: DueToolsProps) {
  const texts = useTexts(CALIBRATION_TEXTS)
  const navigate = useNavigate()
  const mayPlan = usePermission(calJob.rights.edit)
  const columns = useToolColumns<PlannedTool>('crib', 'status', 'calDue')
  const [month, setMonth] = useState(() => (start ?? new Date().toISOString()).slice(0, MONTH_LENGTH))
  const [selected, setSelected] = useState(NOTHING)
  const plan = useAppQuery(queryCalPlan, { query: { month } })
  const inPlan = plan.data?.months ?? []
  const months = inPlan.some(each => each.month === month) ? inPlan : [{ month, count: 0 }, ...inPlan]

  function planJob(): void {
    navigate({ page: '/calJob', query: { assets: [...selected].join(',') } })
    setSelected(NOTHING)
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
          setSelected(NOTHING)
        }}
      />
      <DataTable<PlannedTool>
        {...tableState(plan)}
        label={texts.plan}
        columns={[
          ...columns,
          { id: 'job', labels: CALIBRATION_TEXTS.job, cell: ({ caNo }) => caNo || '–', width: 144 },
        ]}
        rows={plan.data?.tools ?? []}
        rowKey={({ assetNo }) => assetNo}
        rowName={({ assetNo }) => assetNo}
        rowHref={({ id, assetNo }) => `/tools/tool?id=${id}&multipleTabs=1&viewTitle=${assetNo}`}
        rowMeaning={({ assetNo }) => (assetNo === marked ? 'amber' : undefined)}
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
          onClear={() => setSelected(NOTHING)}
        >
          <Button kind="primary" onClick={planJob}>
            {fillText(texts.planJob, { n: String(selected.size) })}
          </Button>
        </SelectionBar>
      )}
    </Stack>
  )
}
