import { useTexts } from '@apron/sdk'
import { ErrorState, Skeleton } from '@apron/ui/feedback'
import { type ComponentType, useEffect, useState } from 'react'
import { lazyModule } from '../../../platform/parts/lazy-module.ts'
import type { BpmnDiagramProps } from './bpmn-diagram.tsx'
import { diagramTexts } from './diagram.texts.ts'

/** The drawing library is half as large as the portal's first page, so it loads with the first diagram. */
const code = lazyModule(() => import('./bpmn-diagram.tsx'), 'on-demand')

type Drawn = { readonly Picture: ComponentType<BpmnDiagramProps> } | 'loading' | 'failed'

/** Shows the diagram once its code has loaded. The list next to it has the same content. */
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
