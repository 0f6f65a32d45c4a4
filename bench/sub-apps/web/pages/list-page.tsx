import './pages.css'
import { useRef, useState } from 'react'
import { APP_NAME } from './app-name.ts'
import { useReportRendered } from './use-report-rendered.ts'
import { type WorkOrder, workOrders } from './work-orders.ts'

const ORDERS = workOrders(APP_NAME)

function Row({ order }: { readonly order: WorkOrder }) {
  return (
    <tr>
      <td>
        <a href={`#${order.id}`}>{order.id}</a>
      </td>
      <td>{order.aircraft}</td>
      <td>{order.task}</td>
      <td>{order.zone}</td>
      <td>{order.hours.toFixed(2)}</td>
      <td>{order.state}</td>
    </tr>
  )
}

/** A list of about 200 rows with a filter. */
export function ListPage() {
  const page = useRef<HTMLElement>(null)
  const [filter, setFilter] = useState('')
  useReportRendered(page)
  const filtered = ORDERS.filter(({ id, task }) =>
    `${id} ${task}`.toLowerCase().includes(filter.toLowerCase()),
  )
  return (
    <article className="bench-page" data-page="list" ref={page}>
      <h1>Work orders of {APP_NAME}</h1>
      <label>
        Filter
        <input value={filter} onChange={({ target }) => setFilter(target.value)} />
      </label>
      <table>
        <thead>
          <tr>
            {['Order', 'Aircraft', 'Task', 'Zone', 'Hours', 'State'].map(title => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filtered.map(order => (
            <Row key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </article>
  )
}
