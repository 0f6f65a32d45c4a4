import type { AdminDepartment } from '@apron/contract/entities/admin-department'
import { fillText, useTexts } from '@apron/sdk'
import { cutBranches } from './cut-branches.ts'
import { departmentsTexts } from './departments.texts.ts'

/** Says of a page of the tree which departments are on two pages; nothing where none is. */
export function CutNote({ rows }: { readonly rows: readonly AdminDepartment[] }) {
  const t = useTexts(departmentsTexts)
  const { before, after } = cutBranches(rows)
  const named = (codes: readonly string[]) => codes.join(t.between)
  return (
    <>
      {before.length > 0 && <span>{fillText(t.beginsWithin, { codes: named(before) })} </span>}
      {after.length > 0 && <span>{fillText(t.goesOn, { codes: named(after) })}</span>}
    </>
  )
}
