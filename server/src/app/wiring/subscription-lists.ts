import type { Kysely } from 'kysely'
import { entriesOfSource } from '../../features/data-sources/data-sources.store.ts'
import { dictionaryOptions } from '../../features/dictionary/dictionary.service.ts'
import type { SubscriptionsDeps } from '../../features/messages/subscriptions.routes.ts'
import { visibleDepartments } from '../../features/organisation/organisation.ts'

/** Portal lists that subscriptions take their values from. */
export function subscriptionLists(db: Kysely<unknown>): Pick<SubscriptionsDeps, 'listOf' | 'dictionary'> {
  return {
    async listOf(list, dept, language) {
      if (list === 'sites') {
        const sites = await entriesOfSource(db, { dataSourceId: 'site', keyword: '', dept })
        return (sites ?? []).map(({ id, name }) => ({ code: id, name: name[language] }))
      }
      const kind = list === 'customers' ? 'customer' : 'department'
      const found = await visibleDepartments(db, dept, { kind })
      return found.map(({ code, name }) => ({ code, name: name[language] }))
    },
    async dictionary(code, language) {
      const options = await dictionaryOptions(db, code, language)
      return (options[code] ?? [])
        .filter(({ enabled }) => enabled === 1)
        .map(({ value, name }) => ({ code: value, name }))
    },
  }
}
