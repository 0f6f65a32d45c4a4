import { useTexts } from '@apron/sdk/texts'
import { type ReactNode, Suspense, useState } from 'react'
import { CodeNotFetched } from './fetched-code.ts'
import type { LazyPart } from './lazy-part.ts'
import { PartBoundary } from './part-boundary.tsx'
import { type Leave, PartFailed } from './part-failed.tsx'
import { partsTexts } from './parts.texts.ts'

interface PartProps<Props> {
  readonly part: LazyPart<Props>
  readonly props: Props
  /** What holds its place while it is fetched. */
  readonly loading?: ReactNode
  /** What failed, in words of its own. */
  readonly text?: string | undefined
  /** For a part over the page: the way on without it. Any other says in its place that it failed. */
  readonly leave?: Leave
}

/** Draws a part that is fetched later. When it cannot be, only the part is missing, and it can be tried again. */
export function Part<Props extends object>({ part, props, loading, text, leave }: PartProps<Props>) {
  const texts = useTexts(partsTexts)
  // Outside of what waits: drawn anew, it would fetch for ever.
  const [{ attempt, Component }, setDrawn] = useState(() => ({ attempt: 0, Component: part.component() }))
  return (
    <PartBoundary
      key={attempt}
      renderFailure={error => (
        <PartFailed
          text={text ?? (error instanceof CodeNotFetched ? texts.notFetched : texts.failed)}
          onRetry={() => setDrawn({ attempt: attempt + 1, Component: part.component() })}
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
