import type { ReactNode } from 'react'

/** Lays out fields in two columns, below 900 px in one. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return (
    <div className="ap-form-fields" data-columns={2}>
      {children}
    </div>
  )
}
