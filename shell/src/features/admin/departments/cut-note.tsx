import type { AdminDepartment } from '@apron/contract/organisation/admin-department'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { cutBranches } from './cut-branches.ts'
import { departmentsTexts } from './departments.texts.ts'

/** Names the departments that are split across pages. Renders nothing if there are none. */
export function CutNote({ rows }: { readonly rows: readonly AdminDepartment[] }) {
  const t = useTexts(departmentsTexts)
  const { before, after } = cutBranches(rows)
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  return (
    <>
      {before.length > 0 && <span>{fillText(t.beginsWithin, { codes: list.format(before) })} </span>}
      {after.length > 0 && <span>{fillText(t.goesOn, { codes: list.format(after) })}</span>}
    </>
  )
}
