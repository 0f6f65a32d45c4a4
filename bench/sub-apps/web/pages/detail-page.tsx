import './pages.css'
import { useRef } from 'react'
import { APP_NAME } from './app-name.ts'
import { useReportRendered } from './use-report-rendered.ts'
import { workOrders } from './work-orders.ts'

/** One order; its code is lazily loaded, which needs a default export. */
export default function DetailPage() {
  const page = useRef<HTMLElement>(null)
  useReportRendered(page)
  const [order] = workOrders(APP_NAME)
  return (
    <article className="bench-page" data-page="detail" ref={page}>
      <h1>{order?.id}</h1>
      <dl>
        {Object.entries(order ?? {}).map(([field, value]) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
