import type { HomeBox } from '@apron/contract/entities/home'
import type { HttpClient } from '../../platform/http/http-client.ts'
import type { MenuNode } from '../navigation/menu-rules.ts'

/** What the editor of the dashboard is given. */
export interface EditorProps {
  readonly http: HttpClient
  /** What the person may open. */
  readonly menu: readonly MenuNode[]
  readonly boxes: readonly HomeBox[]
  readonly onDone: () => void
}
