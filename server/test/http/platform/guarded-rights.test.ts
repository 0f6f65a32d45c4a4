import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import { expect, it } from 'vitest'
import { storedGuardedPermissions } from '../../../src/features/organisation/permissions/resources/guarded-permissions.store.ts'
import { guardPermissions } from '../../../src/seed/app-offers/guard-permissions.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const TITLE = { zh: '钥匙', en: 'Keys' }
const keysApp = (guarded: boolean): AppDefinition => ({
  name: 'keys',
  title: TITLE,
  port: 9503,
  pages: {},
  rights: {
    'key:view': { page: '/keys', title: TITLE, guarded },
    'key:list': { page: '/keys', title: TITLE },
  },
})

describeOnStores('guarded permissions of applications', store => {
  store.fillWith()
  const guard = (...apps: AppDefinition[]) =>
    store.database.kysely.transaction().execute(transaction => guardPermissions(transaction, apps))
  const ofKeys = async () =>
    [...(await storedGuardedPermissions(store.database.kysely))].filter(right => right.startsWith('keys:'))

  it('[ADM-41] are read from the definitions at each start', async () => {
    await guard(keysApp(true))
    await guard(keysApp(true))
    expect(await ofKeys()).toEqual(['keys:key:view'])
    await guard()
    expect(await ofKeys()).toEqual(['keys:key:view'])
    await guard(keysApp(false))
    expect(await ofKeys()).toEqual([])
  })

  it('[ADM-41] include the administration and the originals of voluntary reports, but not their summaries', async () => {
    const guarded = await storedGuardedPermissions(store.database.kysely)
    expect(guarded).toContain('portal:user:edit')
    expect(guarded).toContain('safetyQuality:vsr:view')
    expect(guarded).toContain('safetyQuality:strip:view')
    expect(guarded).not.toContain('safetyQuality:vsr:summary')
  })
})
