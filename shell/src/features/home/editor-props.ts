import type { HomeBox } from '@apron/contract/home/home'
import type { HttpClient } from '../../platform/http/http-client.ts'
import type { MenuNode } from '../navigation/menu-rules.ts'

/** Props of the dashboard editor. */
export interface EditorProps {
  readonly http: HttpClient
  /** Menu entries the user may open. */
  readonly menu: readonly MenuNode[]
  readonly boxes: readonly HomeBox[]
  readonly onDone: () => void
}
