import { useEffect, useState } from 'react'
import { lazyPart } from '../../../platform/parts/lazy-part.ts'
import { Part } from '../../../platform/parts/part.tsx'
import type { RegistryWatch } from '../registry-watch.ts'
import { devEntries } from './dev-entries.ts'

const devRibbon = lazyPart(() => import('./dev-ribbon.tsx'), 'asked')

/** The ribbon where some application runs from a development server; else nothing, and nothing is loaded. */
export function DevNotice({ registry }: { readonly registry: RegistryWatch }) {
  const [entries, setEntries] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    void devEntries(registry).then(setEntries)
  }, [registry])
  return entries.size > 0 && <Part part={devRibbon} props={{ entries }} />
}
