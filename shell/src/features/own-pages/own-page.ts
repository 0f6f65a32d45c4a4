import type { ComponentType } from 'react'
import type { PageServices } from './page-services.ts'

export interface OwnPageProps {
  readonly services: PageServices
}

/** What the module of a page exports. */
export interface OwnPageModule {
  readonly default: ComponentType<OwnPageProps>
}

export type LoadOwnPage = () => Promise<OwnPageModule>
