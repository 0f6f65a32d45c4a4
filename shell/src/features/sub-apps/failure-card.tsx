import { lazyPart } from '../../platform/parts/lazy-part.ts'
import { Part } from '../../platform/parts/part.tsx'
import type { FailureMessageProps } from './failure-message.tsx'

const message = lazyPart(() => import('./failure-message.tsx'), 'first')

/** Stands in the place of a page whose application cannot be used (APP-15); the first page does without it. */
export function FailureCard(props: FailureMessageProps) {
  return <Part part={message} props={props} />
}
