import type { BulkChangeKind } from '@apron/contract/entities/admin-user'
import type { SelectOption } from '@apron/ui/select'
import type { UserOptions } from './use-user-options.ts'

/** What a kind of change chooses from; null where the kind says it all. */
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
