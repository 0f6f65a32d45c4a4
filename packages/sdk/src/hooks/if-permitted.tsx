import type { ReactNode } from 'react'
import { usePermission } from './use-session.ts'

interface IfPermittedProps {
  /** Identifier of the permission. */
  readonly resource: string
  /** Rendered for everybody else; nothing by default (UI-04). */
  readonly otherwise?: ReactNode
  readonly children: ReactNode
}

/** Renders its children for users with the permission. */
export function IfPermitted({ resource, otherwise = null, children }: IfPermittedProps) {
  return usePermission(resource) ? children : otherwise
}
