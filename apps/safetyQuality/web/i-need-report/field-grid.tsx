import type { ReactNode } from 'react'

/** Fields beside each other, as on every form; below 900 px one under the other. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return (
    <div className="ap-form-fields" data-columns={2}>
      {children}
    </div>
  )
}
