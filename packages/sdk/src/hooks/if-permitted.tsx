import type { ReactNode } from 'react'
import { usePermission } from './use-session.ts'

interface IfPermittedProps {
  /** Identifier of the resource. */
  readonly resource: string
  /** Drawn for everybody else; nothing by default (UI-04). */
  readonly otherwise?: ReactNode
  readonly children: ReactNode
}

/** Draws its children for those who hold the resource. */
export function IfPermitted({ resource, otherwise = null, children }: IfPermittedProps) {
  return usePermission(resource) ? children : otherwise
}
