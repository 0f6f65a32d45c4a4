import { lazyPart } from '../../../platform/parts/lazy-part.ts'
import { Part } from '../../../platform/parts/part.tsx'
import type { FailureMessageProps } from './failure-message.tsx'

const message = lazyPart(() => import('./failure-message.tsx'), 'first')

/** Replaces the page of an application that cannot be used (APP-15). Loaded on demand. */
export function FailureCard(props: FailureMessageProps) {
  return <Part part={message} props={props} />
}
