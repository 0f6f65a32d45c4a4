import type { ReactNode } from 'react'
import type { PageServices } from '../../own-pages/page-services.ts'

interface IfPermittedProps {
  readonly services: PageServices
  /** Identifier of the resource. */
  readonly resource: string
  readonly children: ReactNode
}

/** Draws its children for those who hold the resource, on pages of the administration (UI-04); applications have the one of the SDK. */
export function IfPermitted({ services, resource, children }: IfPermittedProps) {
  return services.can(resource) ? children : null
}
