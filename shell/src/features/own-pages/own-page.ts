import type { TextPair } from '@apron/contract/texts/text-pair'
import type { ComponentType } from 'react'
import type { PageServices } from './page-services.ts'

export interface OwnPageProps {
  readonly services: PageServices
}

/** What the module of a page exports: the page, and its texts, which are fetched with it. */
export interface OwnPageModule {
  readonly default: ComponentType<OwnPageProps>
  readonly texts?: Readonly<Record<string, TextPair>>
}

export type LoadOwnPage = () => Promise<OwnPageModule>
