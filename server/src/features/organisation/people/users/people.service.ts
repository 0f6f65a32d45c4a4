import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { Kysely } from 'kysely'
import {
  peopleByCodes,
  peopleByPost,
  peopleHolding,
  peopleOfDepartment,
  personHolding,
} from './users.store.ts'

/** Creates the people service for sub-applications. */
export function peopleService(db: Kysely<unknown>): PluginServices['people'] {
  return {
    byCodes: userCodes => peopleByCodes(db, userCodes),
    byPost: postCode => peopleByPost(db, postCode),
    holding: (permission, site) => peopleHolding(db, permission, site),
    holder: (permission, who) => personHolding(db, permission, who),
    ofDepartment: deptCode => peopleOfDepartment(db, deptCode),
  }
}
