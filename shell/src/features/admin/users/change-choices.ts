import type { BulkChangeKind } from '@apron/contract/organisation/admin-user'
import type { SelectOption } from '@apron/ui/select'
import type { UserOptions } from './use-user-options.ts'

/** Returns the options of a kind of change, or null if it needs none. */
export function choicesOf(kind: BulkChangeKind, options: UserOptions): readonly SelectOption[] | null {
  switch (kind) {
    case 'department':
      return [...options.departments, ...options.enterprises]
    case 'addRole':
    case 'removeRole':
      return options.roles
    case 'addPost':
    case 'removePost':
      return options.posts
    case 'addSite':
    case 'removeSite':
      return options.sites
    default:
      return null
  }
}
