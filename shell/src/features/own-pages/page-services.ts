import type { Language } from '@apron/contract/entities/language'
import type { ConfirmOptions } from '@apron/sdk'
import type { ColumnStore } from '@apron/ui/table'
import type { HttpClient } from '../../platform/http/http-client.ts'

/** What a page that the shell draws itself works with. The same object for the life of the shell. */
export interface PageServices {
  readonly http: HttpClient
  readonly language: Language
  navigate(to: string): void
  confirm(question: ConfirmOptions): Promise<boolean>
  /** Column settings of this person. */
  readonly columns: ColumnStore
}
