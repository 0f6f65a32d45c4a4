import { useTexts } from '@apron/sdk'
import { ErrorState, Skeleton } from '@apron/ui/feedback'
import { type ComponentType, useEffect, useState } from 'react'
import { fetchedCode } from '../../../platform/parts/fetched-code.ts'
import type { BpmnDiagramProps } from './bpmn-diagram.tsx'
import { diagramTexts } from './diagram.texts.ts'

/** The library that draws is as large as half of the portal's first page: it comes with the first diagram. */
const code = fetchedCode(() => import('./bpmn-diagram.tsx'), 'asked')

type Drawn = { readonly Picture: ComponentType<BpmnDiagramProps> } | 'loading' | 'failed'

/** The picture of a process, once its code is there; the list beside it says the same meanwhile. */
export function LazyPicture(props: BpmnDiagramProps) {
  const t = useTexts(diagramTexts)
  const [drawn, setDrawn] = useState<Drawn>('loading')
  useEffect(() => {
    if (drawn !== 'loading') return undefined
    let isGone = false
    code.get().then(
      module => !isGone && setDrawn({ Picture: module.default }),
      () => !isGone && setDrawn('failed'),
    )
    return () => {
      isGone = true
    }
  }, [drawn])
  if (drawn === 'loading') return <Skeleton lines={8} />
  if (drawn === 'failed') return <ErrorState text={t.unreadable} onRetry={() => setDrawn('loading')} />
  return <drawn.Picture {...props} />
}
