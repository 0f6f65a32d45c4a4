import { useTexts } from '@apron/sdk/texts'
import { type ReactNode, Suspense, useState } from 'react'
import { ModuleNotLoaded } from './lazy-module.ts'
import type { LazyPart } from './lazy-part.ts'
import { PartBoundary } from './part-boundary.tsx'
import { type Leave, PartFailed } from './part-failed.tsx'
import { partsTexts } from './parts.texts.ts'

interface PartProps<Props> {
  readonly part: LazyPart<Props>
  readonly props: Props
  /** Placeholder while loading. */
  readonly loading?: ReactNode
  /** Error text for this part. */
  readonly text?: string | undefined
  /** For a part above the page: the way to continue without it. Others report their failure in place. */
  readonly leave?: Leave
}

/** Renders a part that loads on demand. If that fails, only the part is missing and can be retried. */
export function Part<Props extends object>({ part, props, loading, text, leave }: PartProps<Props>) {
  const texts = useTexts(partsTexts)
  // Outside the suspended component, whose state would be lost and load forever.
  const [{ attempt, Component }, setRendered] = useState(() => ({ attempt: 0, Component: part.component() }))
  return (
    <PartBoundary
      key={attempt}
      renderFailure={error => (
        <PartFailed
          text={text ?? (error instanceof ModuleNotLoaded ? texts.notFetched : texts.failed)}
          onRetry={() => setRendered({ attempt: attempt + 1, Component: part.component() })}
          leave={leave}
        />
      )}
    >
      <Suspense fallback={loading}>
        <Component {...props} />
      </Suspense>
    </PartBoundary>
  )
}
