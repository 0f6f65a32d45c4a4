import './pages.css'
import { type SubmitEvent, useRef, useState } from 'react'
import { APP_NAME } from './app-name.ts'
import { useReportRendered } from './use-report-rendered.ts'

const FIELDS = [
  ['aircraft', 'Aircraft'],
  ['task', 'Task'],
  ['zone', 'Zone'],
  ['hours', 'Hours'],
  ['remark', 'Remark'],
] as const

type Values = Readonly<Record<string, string>>

/** A form with a few required fields. */
export function FormPage() {
  const page = useRef<HTMLElement>(null)
  const [values, setValues] = useState<Values>({})
  const [isSubmitted, setIsSubmitted] = useState(false)
  useReportRendered(page)

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsSubmitted(true)
  }

  return (
    <article className="bench-page" data-page="form" ref={page}>
      <h1>New work order of {APP_NAME}</h1>
      <form onSubmit={save}>
        {FIELDS.map(([field, title]) => (
          <label key={field}>
            {title}
            <input
              value={values[field] ?? ''}
              onChange={({ target }) => setValues({ ...values, [field]: target.value })}
            />
            {isSubmitted && (values[field] ?? '') === '' && <span className="error">Fill this in</span>}
          </label>
        ))}
        <button type="submit">Save</button>
      </form>
    </article>
  )
}
