import { useMemo, useState } from 'react'
import { Button } from '../src/button/button.tsx'
import { DateRangeField, type DayRange } from '../src/date-fields/date-fields.tsx'
import { ChoiceField, TextField } from '../src/fields/fields.tsx'
import { IconPlus, IconSearch } from '../src/icons/icons.ts'
import { FilterBar, Page, PageHeader, Toggles } from '../src/page/page.tsx'
import { useUi } from '../src/provider/ui-context.ts'
import { SelectField } from '../src/select/select.tsx'
import { Status } from '../src/status/status.tsx'
import { DataTable, type TableColumn, type TableSort } from '../src/table/table.tsx'
import { ORDERS, type Order } from './sample.ts'

/** A list page as in the product. `wide`, `empty`, `loading` and `failed` show the other states of the table. */
export function ListView({ mode }: { readonly mode: string }) {
  const { lang } = useUi()
  const zh = lang === 'zh'
  const [text, setText] = useState('')
  const [state, setState] = useState<string | null>(null)
  const [range, setRange] = useState<DayRange>([null, null])
  const [show, setShow] = useState<'all' | 'mine' | 'informed'>('all')
  const [page, setPage] = useState({ current: 4, size: 10 })
  const [sort, setSort] = useState<TableSort | null>({ id: 'due', direction: 'asc' })
  const [overdue, setOverdue] = useState(true)
  const [visible, setVisible] = useState<readonly string[] | undefined>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['3']))
  const columns = useMemo(() => orderColumns(mode === 'wide', zh), [mode, zh])

  return (
    <Page>
      <PageHeader
        title={zh ? '检查单' : 'Check orders'}
        facts={<span>{zh ? '广州白云 CAN · 待我处理 7 项' : 'Guangzhou CAN · 7 wait for me'}</span>}
        actions={
          <Button kind="primary" icon={<IconPlus size={18} stroke={1.5} />}>
            {zh ? '新建检查单' : 'New check order'}
          </Button>
        }
      />
      <FilterBar
        label={zh ? '筛选' : 'Filter'}
        onSearch={() => setPage({ ...page, current: 1 })}
        onReset={() => setText('')}
      >
        <TextField
          label={zh ? '编号或标题' : 'Number or title'}
          value={text}
          onChange={setText}
          icon={<IconSearch size={18} stroke={1.5} />}
        />
        <SelectField
          label={zh ? '状态' : 'State'}
          value={state}
          onChange={setState}
          clearable
          placeholder={zh ? '全部' : 'All'}
          options={ORDERS.slice(0, 5).map(order => ({ value: order.state.en, label: order.state[lang] }))}
        />
        <DateRangeField label={zh ? '到期日' : 'Due'} value={range} onChange={setRange} />
      </FilterBar>
      <Toggles
        label={zh ? '快捷筛选' : 'Quick filters'}
        options={[
          { id: 'mine', label: zh ? '我的' : 'Mine', pressed: !overdue },
          { id: 'overdue', label: zh ? '逾期' : 'Overdue', pressed: overdue },
        ]}
        onToggle={id => setOverdue(id === 'overdue')}
      />
      <DataTable
        label={zh ? '检查单' : 'Check orders'}
        columns={columns}
        rows={mode === 'empty' || mode === 'loading' || mode === 'failed' ? [] : ORDERS}
        rowKey={order => order.id}
        state={mode === 'loading' || mode === 'failed' ? mode : 'ready'}
        errorText={
          zh ? '接口异常，检查单没有加载。' : 'The server did not answer; check orders were not loaded.'
        }
        onRetry={() => setPage({ ...page })}
        emptyText={zh ? '没有符合条件的检查单。' : 'No check order matches the filter.'}
        emptyAction={<Button>{zh ? '清除筛选' : 'Clear filter'}</Button>}
        page={{ ...page, total: mode === 'empty' ? 0 : 418 }}
        onPageChange={setPage}
        sort={sort}
        onSortChange={setSort}
        visibleColumns={visible}
        onVisibleColumnsChange={setVisible}
        {...(mode === 'select' ? { selected, onSelectedChange: setSelected } : {})}
        rowHref={order => `#${order.id}`}
        rowMeaning={order =>
          order.state.meaning === 'red' || order.state.meaning === 'amber' ? order.state.meaning : undefined
        }
        pinnedScrollbar={mode === 'wide'}
        toolbar={
          <ChoiceField
            label={zh ? '范围' : 'Scope'}
            hideLabel
            value={show}
            onChange={setShow}
            options={[
              { value: 'all', label: zh ? '全部' : 'All' },
              { value: 'mine', label: zh ? '待我审批' : 'Pending my approval' },
              { value: 'informed', label: zh ? '知会我的' : 'Notify me' },
            ]}
          />
        }
      />
    </Page>
  )
}

function orderColumns(wide: boolean, zh: boolean): readonly TableColumn<Order>[] {
  const columns: TableColumn<Order>[] = [
    {
      id: 'number',
      labels: { zh: '编号', en: 'Number' },
      cell: order => order.number,
      width: 148,
      mono: true,
      sortable: true,
      locked: true,
    },
    {
      id: 'title',
      labels: { zh: '标题', en: 'Title' },
      cell: order => (zh ? order.title.zh : order.title.en),
    },
    {
      id: 'state',
      labels: { zh: '状态', en: 'State' },
      cell: order => <Status meaning={order.state.meaning}>{zh ? order.state.zh : order.state.en}</Status>,
      width: 170,
      sortable: true,
    },
    {
      id: 'aircraft',
      labels: { zh: '飞机', en: 'Aircraft' },
      cell: order => order.aircraft,
      width: 104,
      mono: true,
    },
    { id: 'site', labels: { zh: '站点', en: 'Site' }, cell: order => order.site, width: 80, mono: true },
    {
      id: 'due',
      labels: { zh: '到期', en: 'Due' },
      cell: order => order.due,
      width: 160,
      sortable: true,
    },
    {
      id: 'open',
      labels: { zh: '未关闭项', en: 'Open items' },
      cell: order => order.open,
      width: 104,
      align: 'end',
    },
  ]
  if (!wide) return columns
  const more = Array.from(
    { length: 8 },
    (_, index): TableColumn<Order> => ({
      id: `more${index}`,
      labels: { zh: `附加列 ${index + 1}`, en: `More ${index + 1}` },
      cell: order => order.number,
    }),
  )
  return [...columns, ...more]
}
