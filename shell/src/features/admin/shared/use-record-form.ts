import { toast } from '@apron/ui/feedback'
import { useState } from 'react'
import { useWrite } from './use-write.ts'

interface RecordFormOptions<Form, Saved> {
  readonly start: Form
  /** What is wrong, by field. It is shown from the first try to save on, and keeps the form from being sent. */
  readonly errorsOf: (form: Form) => ReadonlyMap<string, string>
  readonly send: (form: Form) => Promise<Saved>
  /** Text of the success, perhaps by what came of it. */
  readonly done: string | ((saved: Saved) => string)
  readonly onSaved: (saved: Saved) => void
}

/** A record that is filled in and saved, as `FormDialog` draws it. */
export function useRecordForm<Form extends object, Saved>(options: RecordFormOptions<Form, Saved>) {
  const { start, errorsOf, send, done, onSaved } = options
  const [form, setForm] = useState(start)
  const [tried, setTried] = useState(false)
  const write = useWrite()
  const errors = errorsOf(form)
  return {
    form,
    change: (part: Partial<Form>) => setForm(before => ({ ...before, ...part })),
    /** What a field of the form needs, to be spread into it. */
    field: <Name extends keyof Form & string>(name: Name) => ({
      value: form[name],
      error: tried ? errors.get(name) : undefined,
      onChange: (value: Form[Name]) => setForm(before => ({ ...before, [name]: value })),
    }),
    write,
    save: () => {
      setTried(true)
      if (errors.size > 0) return
      void write.run(async () => {
        const saved = await send(form)
        onSaved(saved)
        toast.success(typeof done === 'string' ? done : done(saved))
      })
    },
  }
}
