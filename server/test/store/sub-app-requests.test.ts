import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SubAppRequest } from '../../src/app/operator/operator-request.ts'
import { createSubApps, type SubApps } from '../../src/app/wiring/sub-apps.ts'
import { deployApp, makeDist } from '../support/built-files.ts'
import { fillDemoStore } from '../support/stores/demo-store.ts'
import { describeOnStores, itConcurrently } from '../support/stores/stores.ts'

describeOnStores('operator requests for sub-applications', store => {
  let dist: string
  let apps: string
  let subApps: SubApps

  beforeAll(async () => {
    dist = await makeDist()
    apps = join(dist, 'apps')
    await deployApp(apps, 'amm', '1.0.0')
    await deployApp(apps, 'amm', '1.1.0', {
      manifest: {
        titles: { '/amm/extra': { zh: '附加', en: 'Extra' }, '/tools/other': { zh: '他', en: 'O' } },
      },
    })
    const spoilt = await deployApp(apps, 'amm', '1.2.0')
    await writeFile(join(spoilt, 'entry.js'), 'spoilt')
    const broken = await deployApp(apps, 'tools', '1.0.0')
    await writeFile(join(broken, 'entry.js'), 'spoilt')
    await fillDemoStore(store.database)
    subApps = open()
    await subApps.service.registerFound()
  })
  afterAll(() => rm(dist, { recursive: true, force: true }))

  /** Opens the service as a newly started server or command does. */
  const open = () =>
    createSubApps({
      database: store.database,
      settings: { appsDir: apps, devSubApps: new Map() },
      clock: { now: () => new Date() },
      logger: { error: () => {}, info: () => {} },
    })
  const ask = async (request: SubAppRequest) => (await subApps.answerRequest(request, 'jane')).en
  const rows = async () =>
    (await sql`select * from sub_application order by name`.execute(store.database.kysely)).rows

  it.each<[string, SubAppRequest, string]>([
    ['an unknown version', { do: 'use', name: 'amm', version: '9.9.9' }, 'there is no such version'],
    [
      'a broken version',
      { do: 'use', name: 'amm', version: '1.2.0' },
      'entry.js is not the file of the build',
    ],
    ['a version that is a path', { do: 'use', name: 'amm', version: '../../secret' }, 'no such version'],
    ['a version that is a part of one', { do: 'use', name: 'amm', version: '1.0' }, 'no such version'],
    ['a name that is a path', { do: 'use', name: '../amm', version: '1.0.0' }, 'no such sub-application'],
    ['a name with a version', { do: 'use', name: 'amm/1.0.0', version: '1.0.0' }, 'no such sub-application'],
    ['a name of the language', { do: 'follow', name: '__proto__' }, 'Existing ones: amm, tools'],
    [
      'following an application without a valid version',
      { do: 'follow', name: 'tools' },
      'tools has no usable version',
    ],
    [
      'disabling a missing application',
      { do: 'switch', name: 'ipc', enabled: false },
      'no such sub-application',
    ],
    ['enabling one that was never active', { do: 'switch', name: 'tools', enabled: true }, 'was ever active'],
    ['placing a missing version', { do: 'placed', name: 'amm', version: '3.0.0' }, 'no such version'],
    [
      'a menu for an unknown role',
      { do: 'menu', name: 'amm', roles: ['wizard'], title: null },
      'no such roles: WIZARD',
    ],
  ])('[APP-12] rejects %s and changes nothing', async (_what, request, words) => {
    const before = await rows()
    await expect(ask(request)).rejects.toThrow(words)
    expect(await rows()).toEqual(before)
  })

  it('names the usable versions when one is rejected', async () => {
    await expect(ask({ do: 'use', name: 'amm', version: '1.2.0' })).rejects.toThrow(
      'Usable versions: 1.1.0, 1.0.0.',
    )
  })

  it('records separately who chose the version and who disabled the application', async () => {
    await ask({ do: 'use', name: 'amm', version: '1.0.0' })
    await subApps.answerRequest({ do: 'switch', name: 'amm', enabled: false }, 'joe')
    expect(await rows()).toMatchObject([
      {
        active_version: '1.0.0',
        pinned: true,
        changed_by: 'terminal:jane',
        enabled: false,
        switched_by: 'terminal:joe',
      },
    ])
    await ask({ do: 'switch', name: 'amm', enabled: true })
    expect(await rows()).toMatchObject([
      { active_version: '1.0.0', changed_by: 'terminal:jane', enabled: true },
    ])
  })

  it('[ADM-31] is audited with the name of the operator at the terminal', async () => {
    await ask({ do: 'use', name: 'amm', version: '1.0.0' })
    await ask({ do: 'switch', name: 'amm', enabled: false })
    await ask({ do: 'switch', name: 'amm', enabled: true })
    const { rows: lines } = await sql<Record<'who' | 'event' | 'target' | 'change', string | null>>`
      select user_code as who, event, details ->> 'target' as target, details ->> 'change' as change
      from security_audit order by id desc limit 3`.execute(store.database.kysely)
    const jane = { who: 'terminal:jane', target: 'amm' }
    expect(lines.toReversed()).toEqual([
      { ...jane, event: 'application version chosen', change: expect.stringMatching(/^1\.\d\.0 → 1\.0\.0$/) },
      { ...jane, event: 'application disabled', change: null },
      { ...jane, event: 'application enabled', change: null },
    ])
  })

  it('keeps a version that a person chose after a restart, even if it is now broken, and lists it as broken', async () => {
    await ask({ do: 'use', name: 'amm', version: '1.0.0' })
    await writeFile(join(apps, 'amm', '1.0.0', 'entry.js'), 'spoilt')
    const restarted = open()
    await restarted.service.registerFound()
    expect(await rows()).toMatchObject([{ active_version: '1.0.0', pinned: true }])
    const { zh } = await restarted.answerRequest({ do: 'list' }, 'jane')
    expect(zh).toContain('* 1.0.0  不能使用：entry.js 与构建时的文件不一致')
    await rm(join(apps, 'amm', '1.0.0'), { recursive: true })
    expect((await open().answerRequest({ do: 'list' }, 'jane')).zh).toContain(
      '* 1.0.0  不能使用：文件夹不存在',
    )
    await deployApp(apps, 'amm', '1.0.0')
  })

  const menuOf = async () =>
    (
      await sql<{ url: string; group: string; roles: string }>`
        select m.url, g.name_zh as group, string_agg(r.role_code, ',' order by r.role_code) as roles
          from menu m join menu g on g.id = m.parent_id left join role_menu r on r.menu_id = m.id
         where m.url in ('/amm/extra', '/tools/other') group by 1, 2`.execute(store.database.kysely)
    ).rows

  describe('the menu', () => {
    it("[NAV-12] gains the application's own pages in its group, for these roles only", async () => {
      await ask({ do: 'use', name: 'amm', version: '1.1.0' })
      const menu: SubAppRequest = { do: 'menu', name: 'amm', roles: ['Admin', 'tech-support'], title: null }
      expect(await ask(menu)).toContain('new entries: 1, new grants: 2')
      expect(await ask(menu)).toContain('needs no change')
      const expected = { url: '/amm/extra', group: '飞机维修手册', roles: 'ADMIN,TECH_SUPPORT' }
      expect(await menuOf()).toEqual([expected])
      await ask({ ...menu, title: { zh: '手册', en: 'Manuals' } })
      expect(await menuOf()).toEqual([{ ...expected, group: '手册' }])
    })

    itConcurrently(store, 'is made once, however often it is asked for at the same time', async () => {
      await deployApp(apps, 'vue3', '1.0.0', {
        manifest: { titles: { '/vue3/list': { zh: '列', en: 'L' } } },
      })
      await ask({ do: 'placed', name: 'vue3', version: '1.0.0' })
      const { rows: lines } = await sql<Record<'event' | 'target' | 'change', string>>`
        select event, details ->> 'target' as target, details ->> 'change' as change
        from security_audit order by id desc limit 1`.execute(store.database.kysely)
      expect(lines).toEqual([{ event: 'application version chosen', target: 'vue3', change: '1.0.0' }])
      const menu: SubAppRequest = { do: 'menu', name: 'vue3', roles: ['ADMIN'], title: null }
      await Promise.all([ask(menu), ask(menu), ask(menu)])
      const { rows: made } =
        await sql`select url from menu where url = '/vue3/list' or name_zh = 'vue3'`.execute(
          store.database.kysely,
        )
      expect(made).toHaveLength(2)
    })

    it('rejects an application whose pages have no titles', async () => {
      await ask({ do: 'use', name: 'amm', version: '1.0.0' })
      await expect(ask({ do: 'menu', name: 'amm', roles: ['admin'], title: null })).rejects.toThrow(
        'no page with a title',
      )
    })
  })
})
