import { lazy, Suspense, useEffect, useState } from 'react'
import type { RegistryWatch } from '../registry-watch.ts'
import { devEntries } from './dev-entries.ts'

const DevRibbon = lazy(async () => ({ default: (await import('./dev-ribbon.tsx')).DevRibbon }))

/** The ribbon where some application runs from a development server; else nothing, and nothing is loaded. */
export function DevNotice({ registry }: { readonly registry: RegistryWatch }) {
  const [entries, setEntries] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    void devEntries(registry).then(setEntries)
  }, [registry])
  return (
    entries.size > 0 && (
      <Suspense>
        <DevRibbon entries={entries} />
      </Suspense>
    )
  )
}
