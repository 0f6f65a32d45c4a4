import { useEffect, useState } from 'react'
import { lazyPart } from '../../../platform/parts/lazy-part.ts'
import { Part } from '../../../platform/parts/part.tsx'
import type { RegistryWatch } from '../manifest/registry-watch.ts'
import { devEntries } from './dev-entries.ts'

const devRibbon = lazyPart(() => import('./dev-ribbon.tsx'), 'on-demand')

/** Shows the ribbon if an application runs from a development server. Loads nothing otherwise. */
export function DevNotice({ registry }: { readonly registry: RegistryWatch }) {
  const [entries, setEntries] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    void devEntries(registry).then(setEntries)
  }, [registry])
  return entries.size > 0 && <Part part={devRibbon} props={{ entries }} />
}
