import type { HomeBox } from '@apron/contract/entities/home'
import type { HttpClient } from '../../platform/http/http-client.ts'

/** What the editor of the dashboard is given. */
export interface EditorProps {
  readonly http: HttpClient
  readonly boxes: readonly HomeBox[]
  readonly onDone: () => void
}
