import type { Language } from '@apron/contract/entities/language'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { HostFiles } from '@apron/sdk'
import type { ColumnStore } from '@apron/ui/table'
import type { HttpClient } from '../../platform/http/http-client.ts'

/** A question in the shell's own dialog. */
export interface PageQuestion {
  readonly title: string
  readonly message: string
  readonly confirmLabel?: string
  readonly cancelLabel?: string
}

/** What a page that the shell draws itself works with. The same object for the life of the shell. */
export interface PageServices {
  readonly http: HttpClient
  readonly language: Language
  /** Who is logged in. */
  userCode(): string
  /** Whether the person holds a resource (§6); the server asks again. */
  can(identify: string): boolean
  navigate(to: string): void
  confirm(question: PageQuestion): Promise<boolean>
  /** The texts that come with the portal, by key; fetched when somebody asks. */
  builtInTexts(): Promise<ReadonlyMap<string, TextPair>>
  readonly files: HostFiles
  /** Column settings of this person. */
  readonly columns: ColumnStore
}
