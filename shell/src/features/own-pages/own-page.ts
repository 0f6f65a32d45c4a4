import type { ComponentType } from 'react'
import type { Bilingual } from '../../platform/i18n/define-texts.ts'
import type { PageServices } from './page-services.ts'

export interface OwnPageProps {
  readonly services: PageServices
}

/** What the module of a page exports: the page, and its texts, which are fetched with it. */
export interface OwnPageModule {
  readonly default: ComponentType<OwnPageProps>
  readonly texts: Readonly<Record<string, Bilingual>>
}

export type LoadOwnPage = () => Promise<OwnPageModule>
