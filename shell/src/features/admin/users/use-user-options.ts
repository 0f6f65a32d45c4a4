import type { KnownUserCodes } from '@apron/contract/rules/user-fields'
import type { SelectOption } from '@apron/ui/select'
import { useMemo } from 'react'
import type { PageServices } from '../../own-pages/page-services.ts'
import { useSourceOptions } from '../shared/use-source-options.ts'

/** What the fields of a person offer, and the codes among it. */
export interface UserOptions {
  readonly departments: readonly SelectOption[]
  readonly enterprises: readonly SelectOption[]
  readonly roles: readonly SelectOption[]
  readonly posts: readonly SelectOption[]
  readonly sites: readonly SelectOption[]
  readonly known: KnownUserCodes
}

export function useUserOptions(services: PageServices): UserOptions {
  const departments = useSourceOptions(services, 'department')
  const enterprises = useSourceOptions(services, 'enterprise')
  const roles = useSourceOptions(services, 'role')
  const posts = useSourceOptions(services, 'post')
  const sites = useSourceOptions(services, 'site')
  return useMemo(() => {
    const known = {
      departments: codes(departments),
      enterprises: codes(enterprises),
      roles: codes(roles),
      posts: codes(posts),
      sites: codes(sites),
    }
    return { departments, enterprises, roles, posts, sites, known }
  }, [departments, enterprises, roles, posts, sites])
}

function codes(options: readonly SelectOption[]): ReadonlySet<string> {
  return new Set(options.map(({ value }) => value))
}
