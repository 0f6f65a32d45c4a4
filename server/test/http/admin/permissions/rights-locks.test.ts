import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { deleteAdminMenu, importMenus, saveAdminMenu } from '@apron/contract/menus/admin-menu.calls'
import { endUserSessions } from '@apron/contract/organisation/admin-user.calls'
import { deleteAdminResource, saveAdminResource } from '@apron/contract/permissions/admin-resource.calls'
import { MENU_IMPORT_COLUMNS } from '@apron/contract/rules/records/import-columns'
import { beforeAll, expect, it } from 'vitest'
import { lockPeople } from '../../../../src/platform/access/people-lock.ts'
import type { PortalClient } from '../../../support/clients/portal-client.ts'
import { noWrites, overlapping } from '../../../support/overlapping.ts'
import { ADMINISTRATOR } from '../../../support/person-codes.ts'
import { serverOn } from '../../../support/servers/test-server.ts'
import { describeOnStores, itConcurrently } from '../../../support/stores/stores.ts'

const RIGHT = {
  identify: 'shift:book:view',
  url: '/shift/book',
  titleZh: '查看',
  titleEn: 'See',
  version: null,
}
const ENTRY = {
  id: null,
  parentId: null,
  url: '/shift/book',
  nameZh: '交接班',
  nameEn: 'Shifts',
  hidden: false,
  alwaysShow: false,
  identify: '',
  roles: [],
  version: null,
}

describeOnStores('simultaneous changes of permissions', store => {
  const server = serverOn(store)
  let admin: PortalClient
  beforeAll(async () => {
    admin = await server.as(ADMINISTRATOR)
  })
  const db = () => store.database.kysely

  itConcurrently(
    store,
    '[ADM-11] rejects the second of two simultaneous additions of a permission',
    async () => {
      const body = { ...RIGHT, identify: 'shift:twice:view' }
      const make = async () => (await admin.call(saveAdminResource, { body })).envelope.code
      const codes = await overlapping(db(), noWrites('resource'), [make, make])
      expect(new Set(codes)).toEqual(new Set([200, SERVER_ERRORS.alreadyThere.code]))
    },
  )

  it('[ADM-41] locks everything a decision depends on, for every call', async () => {
    const made = (await admin.call(saveAdminMenu, { body: ENTRY })).envelope.data
    const row = ['', '交接', 'Handover', '/shift/handover', '0', 'false', 'false', '', '']
    const text = [MENU_IMPORT_COLUMNS.join(), row.join()].join('\n')
    const calls: readonly (() => Promise<{ readonly envelope: { readonly success: boolean } }>)[] = [
      () => admin.call(saveAdminResource, { body: RIGHT }),
      () => admin.call(deleteAdminResource, { body: { identify: RIGHT.identify, version: 1 } }),
      () => admin.call(saveAdminMenu, { body: { ...made, nameEn: 'Shift book' } }),
      () => admin.call(deleteAdminMenu, { body: { id: made.id, version: made.version + 1 } }),
      () => admin.call(endUserSessions, { body: { userCode: '100402' } }),
      // The version differs from what was shown: rejected, but only under the lock.
      () => admin.call(importMenus, { body: { text, digest: '0' } }),
    ]
    const answers: boolean[] = []
    for (const call of calls) {
      // The embedded store has one connection: nothing is concurrent.
      // oxlint-disable-next-line no-await-in-loop -- each by itself waits for the lock
      const [answer] =
        store.kind === 'postgres' ? await overlapping(db(), lockPeople, [call]) : [await call()]
      answers.push(answer?.envelope.success ?? false)
    }
    expect(answers).toEqual([true, true, true, true, true, false])
  })
})
