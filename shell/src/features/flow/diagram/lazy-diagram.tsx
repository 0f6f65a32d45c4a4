import { useTexts } from '@apron/sdk'
import { ErrorState, Skeleton } from '@apron/ui/feedback'
import { type ComponentType, useEffect, useState } from 'react'
import { lazyModule } from '../../../platform/parts/lazy-module.ts'
import type { BpmnDiagramProps } from './bpmn-diagram.tsx'
import { diagramTexts } from './diagram.texts.ts'

/** The drawing library is half as large as the portal's first page, so it loads with the first diagram. */
const code = lazyModule(() => import('./bpmn-diagram.tsx'), 'on-demand')

type LoadState = { readonly Diagram: ComponentType<BpmnDiagramProps> } | 'loading' | 'failed'

/** Shows the diagram once its code has loaded. The list next to it has the same content. */
export function LazyDiagram(props: BpmnDiagramProps) {
  const t = useTexts(diagramTexts)
  const [state, setState] = useState<LoadState>('loading')
  useEffect(() => {
    if (state !== 'loading') return undefined
    let isUnmounted = false
    code.get().then(
      module => !isUnmounted && setState({ Diagram: module.default }),
      () => !isUnmounted && setState('failed'),
    )
    return () => {
      isUnmounted = true
    }
  }, [state])
  if (state === 'loading') return <Skeleton lines={8} />
  if (state === 'failed') return <ErrorState text={t.unreadable} onRetry={() => setState('loading')} />
  return <state.Diagram {...props} />
}
