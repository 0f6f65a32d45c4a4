import { access, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listMyWork } from '@apron/contract/home/home.calls'
import {
  chooseAdminSubApp,
  confirmAdminSubAppUpload,
  listAdminSubAppUploads,
  refuseAdminSubAppUpload,
  removeAdminSubAppVersion,
  uploadAdminSubApp,
  withdrawAdminSubAppUpload,
} from '@apron/contract/sub-apps/admin-sub-app.calls'
import { REGISTRY_PATH } from '@apron/contract/sub-apps/registry-paths'
import { reportSubApps } from '@apron/contract/sub-apps/sub-app.calls'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FileLocations } from '../../../src/platform/files/file-storage.ts'
import { openFileLocations } from '../../../src/platform/files/open-file-locations.ts'
import { deployApp, makeDist } from '../../support/built-files.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { expectGuarded } from '../../support/guarded-calls.ts'
import { ADMINISTRATOR, INSPECTOR } from '../../support/person-codes.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { keysOf, newSigner, patched, type SignedBuild, signedArchive } from '../../support/signed-archives.ts'
import { fetchFile, upload, uploaded } from '../../support/steps/file-steps.ts'
import { forgetMessages, messagesOf } from '../../support/steps/message-steps.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const OTHER_ADMINISTRATOR = '100002'
const PAGE = '/admin/subApps'
const SYMBOLIC_LINK = 0o120777
const release = newSigner()
const toolsTeam = newSigner()
const revoked = newSigner()
const KEYS = keysOf({ release, 'tools-team': [toolsTeam, 'tools'] })

/** Reads the portal's own tasks of a person. */
async function portalWorkOf(client: PortalClient) {
  return (await client.call(listMyWork)).envelope.data.items.filter(({ app }) => app === 'admin')
}

/** Reads the task state of those asked to confirm a version, and its result. */
async function askedToConfirm(db: Kysely<unknown>): Promise<unknown[]> {
  const { rows } = await sql`
    select r.handle_status as done, r.handle_result as result
      from message_recipient r join message m on m.id = r.message_id
     where m.event = 'SUB_APP_VERSION_WAITS' order by r.sid`.execute(db)
  return rows
}

describeOnStores('signed versions of sub-applications', store => {
  let dist: string
  let apps: string
  let fileLocations: FileLocations
  let server: TestServer
  let admin: PortalClient
  let other: PortalClient

  store.fillWith()
  beforeAll(async () => {
    dist = await makeDist()
    apps = join(dist, 'apps')
    fileLocations = await openFileLocations({ dataDir: dist, s3: null })
    await deployApp(apps, 'amm', '1.0.0', {
      manifest: { titles: { '/amm/list': { zh: '列表', en: 'List' }, '/amm/old': { zh: '旧', en: 'Old' } } },
    })
    server = await startTestServer(store.database, {
      distDir: dist,
      fileLocations,
      settings: { appsDir: apps, appSigningKeys: KEYS },
    })
  })
  afterAll(async () => {
    await server.close()
    await rm(dist, { recursive: true, force: true })
  })
  beforeEach(async () => {
    admin = await server.as(ADMINISTRATOR)
    other = await server.as(OTHER_ADMINISTRATOR)
    const { kysely: db } = store.database
    await sql`delete from sub_app_upload`.execute(db)
    await sql`delete from sub_app_session`.execute(db)
    await sql`update sub_application set active_version = '1.0.0', pinned = true, enabled = true`.execute(db)
    for (const version of await readdir(join(apps, 'amm'))) {
      if (version !== '1.0.0') await rm(join(apps, 'amm', version), { recursive: true })
    }
  })

  const archive = (build: Partial<SignedBuild> = {}) =>
    signedArchive({ version: '1.1.0', signer: release, signedAt: server.clock.now(), ...build })
  async function propose(bytes: Buffer, by = admin) {
    const url = await uploaded(by, { name: 'version.zip', bytes })
    return (await by.call(uploadAdminSubApp, { body: { url } })).envelope
  }
  const proposed = async (build: Partial<SignedBuild> = {}) => (await propose(await archive(build))).data
  const confirm = async (id: number, by = other) =>
    (await by.call(confirmAdminSubAppUpload, { body: { id } })).envelope
  const listed = async (by = admin) => (await by.call(listAdminSubAppUploads)).envelope.data
  const installed = async (build: Partial<SignedBuild> = {}) => {
    const done = await confirm((await proposed(build)).id)
    expect(done.msg).toBe('操作成功')
  }
  async function served(): Promise<string | undefined> {
    const registry = await (await fetch(`${server.origin}${REGISTRY_PATH}`)).text()
    return /"name":"amm","version":"([^"]+)"/.exec(registry)?.[1]
  }
  async function audit(): Promise<string[]> {
    const { rows } = await sql<{ entry: string }>`
      select concat_ws(' ', user_code, event, details ->> 'target', details ->> 'change') as entry
        from security_audit where event like 'application %' order by id desc limit 6`.execute(
      store.database.kysely,
    )
    return rows.map(({ entry }) => entry)
  }
  const remove = async (version: string) =>
    (await admin.call(removeAdminSubAppVersion, { body: { name: 'amm', version } })).envelope
  const isThere = (version: string) =>
    access(join(apps, 'amm', version)).then(
      () => true,
      () => false,
    )

  const messagesTo = async (userCode: string) =>
    (await messagesOf(await server.as(userCode))).map(({ content, url }) => [content, url])

  it('[ADM-81] requires a permission to upload and to confirm', async () => {
    const { id } = await proposed()
    await expectGuarded(server, store.database.kysely, {
      view: 'portal:subApp:manage',
      reads: [[listAdminSubAppUploads, undefined]],
      writes: [
        [uploadAdminSubApp, { url: '/x' }],
        [confirmAdminSubAppUpload, { id }],
        [refuseAdminSubAppUpload, { id }],
        [withdrawAdminSubAppUpload, { id }],
      ],
    })
    await sql`delete from role_resource where role_code = 'INSPECTOR' and identify = 'portal:subApp:manage'`.execute(
      store.database.kysely,
    )
    await expectGuarded(server, store.database.kysely, {
      reads: [],
      writes: [[removeAdminSubAppVersion, { name: 'amm', version: '1.1.0' }]],
    })
    expect((await listed()).uploads[0]?.state).toBe('waiting')
  })

  describe('[ADM-80] rejected archives: the reason is given and no file reaches the served folder', () => {
    it.each<[string, Partial<SignedBuild>, string]>([
      ['a key that is not configured', { signer: revoked }, '未配置或已撤销'],
      ['a key of another application', { signer: toolsTeam }, '密钥 tools-team 不能用于应用 amm'],
      ['a version for another contract', { manifest: { contract: 2 } }, '按接口版本 2 构建，本门户为 1'],
      ['an invalid manifest', { manifest: { entry: 7 } }, '清单不符合要求：/entry'],
      ['a file that was changed', { entries: { 'entry.js': 'spoilt' } }, '“entry.js”与清单中的校验值不符'],
      ['a file more', { entries: { 'more.js': '1' } }, '清单中没有文件“more.js”'],
      ['a file too few', { entries: { 'entry.js': null } }, '缺少清单中的文件“entry.js”'],
      ['an entry that the manifest leaves out', { manifest: { css: ['a.css'] } }, '缺少清单中的文件“a.css”'],
      ['no signature', { entries: { 'signature.json': null } }, '压缩包没有签名'],
      ['an invalid signature', { entries: { 'signature.json': '{}' } }, '签名文件无法识别'],
      ['the signature of another version', { signedAs: '1.2.0' }, '签名与内容不符'],
      ['a link', { modes: { 'entry.js': SYMBOLIC_LINK } }, '“entry.js”是链接'],
      ['one name twice', { entries: { 'ENTRY.js': '1' } }, '“ENTRY.js”在压缩包中出现两次'],
      ['the name of a device', { entries: { 'a/CON.js': '1' } }, '文件名“a/CON.js”不允许使用'],
      ['a folder', { entries: { 'a b.js': '1' } }, '文件名“a b.js”不允许使用'],
      ['a version that is there', { version: '1.0.0' }, 'amm 1.0.0 已存在'],
      ['a version of tomorrow', { signedAt: new Date(Date.now() + 86_400_000) }, '在未来'],
    ])('%s', async (_what, build, reason) => {
      const refused = await propose(await archive(build))
      expect(refused).toMatchObject({ success: false, data: null })
      expect(refused.msg).toContain(reason)
      expect(await readdir(join(apps, 'amm'))).toEqual(['1.0.0'])
      expect((await listed()).uploads).toEqual([])
      expect((await audit())[0]).toContain(`${ADMINISTRATOR} application version refused`)
    })

    it('rejects a file that is no archive, and one that unpacks to more than it declares', async () => {
      const long = 'x'.repeat(4_321)
      const honest = await archive({ files: { 'entry.js': long } })
      const lying = patched(honest, littleEndian(4_321), littleEndian(21))
      expect((await propose(lying)).msg).toContain('不是完整的 ZIP 压缩包')
      expect(await readdir(join(apps, 'amm'))).toEqual(['1.0.0'])
    })

    it('rejects a path that leads outside and a zip bomb before unpacking', async () => {
      const out = patched(await archive({ entries: { 'aa/evil.js': '1' } }), 'aa/evil.js', '../evil.js')
      const bomb = await archive({ files: { 'entry.js': ' '.repeat(30_000_000) } })
      for (const bytes of [out, bomb]) {
        expect((await upload(admin, { name: 'version.zip', bytes })).success).toBe(false)
      }
      await expect(access(join(apps, 'evil.js'))).rejects.toThrow()
    })

    it('rejects somebody else’s file and a missing one', async () => {
      const url = await uploaded(other, { name: 'version.zip', bytes: await archive() })
      for (const wanted of [url, '/nothing']) {
        const { envelope } = await admin.call(uploadAdminSubApp, { body: { url: wanted } })
        expect(envelope.success).toBe(false)
      }
    })
  })

  it('[ADM-80] rejects uploads without keys, and lists no keys', async () => {
    const keyless = await startTestServer(store.database, { distDir: dist, settings: { appsDir: apps } })
    try {
      const person = await keyless.as(ADMINISTRATOR)
      const url = await uploaded(person, { name: 'version.zip', bytes: await archive() })
      const { envelope } = await person.call(uploadAdminSubApp, { body: { url } })
      expect(envelope.msg).toContain('APP_SIGNING_KEYS')
      expect((await listed(person)).keys).toEqual([])
      expect((await listed()).keys).toEqual(['release', 'tools-team'])
    } finally {
      await keyless.close()
    }
  })

  it('[ADM-81] waits for another administrator, who sees its content and effect', async () => {
    const titles = { '/amm/list': { zh: '列表', en: 'List' }, '/amm/new': { zh: '新', en: 'New' } }
    const { id } = await proposed({ manifest: { titles, public: ['/amm/new'] } })
    expect(await isThere('1.1.0')).toBe(false)
    const [mine] = (await listed()).uploads
    const [theirs] = (await listed(other)).uploads
    expect(mine).toMatchObject({ id, hindrance: 'own' })
    expect(theirs).toMatchObject({
      name: 'amm',
      version: '1.1.0',
      keyId: 'release',
      files: 1,
      against: '1.0.0',
      pagesAdded: ['/amm/new'],
      pagesRemoved: ['/amm/old'],
      publicAdded: ['/amm/new'],
      uploadedBy: { code: ADMINISTRATOR },
      state: 'waiting',
      hindrance: null,
    })
    expect(theirs?.digest).toMatch(/^sha384-/)
    const own = await confirm(id, admin)
    expect([own.code, own.msg]).toEqual([1158, '您提出的变更须由另一名管理员确认'])
    expect(await isThere('1.1.0')).toBe(false)

    expect(await confirm(id)).toMatchObject({ success: true, data: { state: 'installed' } })
    expect(await readFile(join(apps, 'amm', '1.1.0', 'entry.js'), 'utf8')).toContain('1.1.0')
    expect(await readdir(join(apps, 'amm', '1.1.0'))).not.toContain('signature.json')
    expect(await served()).toBe('1.0.0')
    expect((await audit()).slice(0, 2)).toEqual([
      `${OTHER_ADMINISTRATOR} application version confirmed amm 1.1.0`,
      `${ADMINISTRATOR} application version uploaded amm 1.1.0`,
    ])
    expect(
      (
        await admin.call(chooseAdminSubApp, {
          body: { name: 'amm', version: '1.1.0', seen: '1.0.0' },
        })
      ).envelope.success,
    ).toBe(true)
    expect(await served()).toBe('1.1.0')
    const entry = await fetch(`${server.origin}/apps/amm/1.1.0/entry.js`)
    expect([entry.status, await entry.text()]).toEqual([200, 'export const contract = 1 // 1.1.0'])
    expect((await confirm(id)).code).toBe(409)
  })

  it('[ADM-81] cannot be read as a file, not even by its uploader', async () => {
    const url = await uploaded(admin, { name: 'version.zip', bytes: await archive() })
    await admin.call(uploadAdminSubApp, { body: { url } })
    expect((await fetchFile(admin, url)).status).toBe(404)
    expect((await fetchFile(other, url)).status).toBe(404)
  })

  it('[ADM-81] rejects ids that the store cannot have', async () => {
    const { id } = await proposed()
    const others = [0, 1.5, 2 ** 31, Number.MAX_VALUE]
    for (const call of [confirmAdminSubAppUpload, refuseAdminSubAppUpload, withdrawAdminSubAppUpload]) {
      const answers = await Promise.all(others.map(wrong => other.call(call, { body: { id: wrong } })))
      expect(answers.map(({ status }) => status)).toEqual(others.map(() => 400))
    }
    expect((await listed(admin)).uploads[0]).toMatchObject({ id, state: 'waiting' })
  })

  it('[ADM-81] can be rejected by another administrator or withdrawn by its uploader, and expires after seven days', async () => {
    const first = await proposed()
    expect((await admin.call(refuseAdminSubAppUpload, { body: { id: first.id } })).envelope.code).toBe(1158)
    expect((await other.call(withdrawAdminSubAppUpload, { body: { id: first.id } })).envelope.success).toBe(
      false,
    )
    expect((await other.call(refuseAdminSubAppUpload, { body: { id: first.id } })).envelope.data.state).toBe(
      'refused',
    )
    const second = await proposed()
    const withdrawn = await admin.call(withdrawAdminSubAppUpload, { body: { id: second.id } })
    expect(withdrawn.envelope.data.state).toBe('withdrawn')
    expect((await confirm(second.id)).code).toBe(409)
    const third = await proposed()
    server.clock.forward({ days: 7 })
    const late = await server.as(OTHER_ADMINISTRATOR)
    expect((await listed(late)).uploads[0]).toMatchObject({ state: 'expired', hindrance: 'over' })
    expect((await confirm(third.id, late)).success).toBe(false)
    expect(await isThere('1.1.0')).toBe(false)
  })

  describe('[MSG-46] messages about a version', () => {
    beforeEach(async () => await forgetMessages(store.database.kysely))
    const waits = [
      expect.stringMatching(/（100001） 上传了子应用 amm 的版本 1\.1\.0，请在 \S+ \S+ 前确认或拒绝$/),
      PAGE,
    ]
    const ended = (ending: string) => [`您上传的子应用 amm 版本 1.1.0：${ending}`, PAGE]

    it('ask exactly the people who may confirm it, except its uploader', async () => {
      await proposed()
      expect(await messagesTo(OTHER_ADMINISTRATOR)).toEqual([waits])
      expect(await messagesTo(ADMINISTRATOR)).toEqual([])
      expect(await messagesTo(INSPECTOR)).toEqual([])
      const inEnglish = Object.assign(other.copy(), { language: 'en' })
      expect((await messagesOf(inEnglish))[0]?.content).toMatch(
        / \(100001\) uploaded version 1\.1\.0 of the application amm\. Confirm or reject it by \S+ \S+$/,
      )
    })

    it('notify the uploader of a confirmation or rejection, but not of the own withdrawal', async () => {
      await confirm((await proposed()).id)
      expect(await messagesTo(ADMINISTRATOR)).toEqual([ended('已确认并安装')])
      await forgetMessages(store.database.kysely)
      const { id } = await proposed({ version: '1.2.0' })
      await other.call(refuseAdminSubAppUpload, { body: { id } })
      expect(await messagesTo(ADMINISTRATOR)).toEqual([['您上传的子应用 amm 版本 1.2.0：已拒绝', PAGE]])
      await forgetMessages(store.database.kysely)
      const again = await proposed({ version: '1.2.0' })
      await admin.call(withdrawAdminSubAppUpload, { body: { id: again.id } })
      expect(await messagesTo(ADMINISTRATOR)).toEqual([])
    })

    it('[HOME-02] make it a task on the home page of those who may confirm it, until it is decided', async () => {
      const { id } = await proposed({ version: '1.2.0' })
      expect(await portalWorkOf(other)).toEqual([
        expect.objectContaining({ id: `admin.appUploads:${id}`, number: '1.2.0', url: '/admin/subApps' }),
      ])
      expect(await portalWorkOf(admin)).toEqual([])
      await other.call(refuseAdminSubAppUpload, { body: { id } })
      expect(await portalWorkOf(other)).toEqual([])
    })

    it('[MSG-46] close the tasks when it is confirmed, rejected or withdrawn', async () => {
      const first = await proposed()
      expect(await askedToConfirm(store.database.kysely)).toEqual([{ done: 0, result: null }])
      await confirm(first.id)
      expect(await askedToConfirm(store.database.kysely)).toEqual([{ done: 1, result: 'success' }])
      for (const [client, call] of [
        [other, refuseAdminSubAppUpload],
        [admin, withdrawAdminSubAppUpload],
      ] as const) {
        await forgetMessages(store.database.kysely)
        const { id } = await proposed({ version: '1.2.0' })
        expect(await askedToConfirm(store.database.kysely)).toEqual([{ done: 0, result: null }])
        await client.call(call, { body: { id } })
        expect(await askedToConfirm(store.database.kysely)).toEqual([{ done: 1, result: 'failed' }])
      }
    })

    it('are not sent for an archive that fails the checks', async () => {
      await propose(await archive({ signer: revoked }))
      expect(await messagesTo(OTHER_ADMINISTRATOR)).toEqual([])
    })
  })

  it('[ADM-80] cannot be confirmed after its key was removed', async () => {
    const { id } = await proposed()
    const later = await startTestServer(store.database, {
      distDir: dist,
      fileLocations,
      settings: { appsDir: apps, appSigningKeys: keysOf({ 'tools-team': [toolsTeam, 'tools'] }) },
    })
    try {
      const person = await later.as(OTHER_ADMINISTRATOR)
      expect((await confirm(id, person)).success).toBe(false)
      expect(await isThere('1.1.0')).toBe(false)
    } finally {
      await later.close()
    }
  })

  it('[ADM-82] cannot replace a version that was signed later', async () => {
    const before = await archive({
      version: '1.0.9',
      signedAt: new Date(server.clock.now().getTime() - 1_000),
    })
    await installed()
    const replayed = await propose(before)
    expect(replayed.msg).toContain('签名早于已上传的 amm 1.1.0')
  })

  it('[ADM-82] cannot do so by being confirmed after the newer one either', async () => {
    const older = await proposed({ version: '1.0.9' })
    const newer = await proposed({ version: '1.1.0' })
    expect((await confirm(newer.id)).success).toBe(true)
    expect((await confirm(older.id)).msg).toContain('签名早于已上传的 amm 1.1.0')
    expect(await readdir(join(apps, 'amm'))).toEqual(['1.0.0', '1.1.0'])
  })

  it('[ADM-82] is never activated by a restart', async () => {
    await installed({ name: 'tools', signer: toolsTeam, version: '3.0.0' })
    const again = await startTestServer(store.database, {
      distDir: dist,
      settings: { appsDir: apps, appSigningKeys: KEYS },
    })
    try {
      expect(await (await fetch(`${again.origin}/apps/registry.json`)).text()).not.toContain('"tools"')
    } finally {
      await again.close()
      await rm(join(apps, 'tools'), { recursive: true })
    }
  })

  it('[ADM-83] is unpacked by a node with a separate folder', async () => {
    await installed()
    const ownApps = join(dist, 'apps of another node')
    const node = await startTestServer(store.database, {
      distDir: dist,
      fileLocations,
      clock: server.clock,
      settings: { appsDir: ownApps, appSigningKeys: KEYS },
    })
    try {
      const entry = await fetch(`${node.origin}/apps/amm/1.1.0/entry.js`)
      expect([entry.status, await entry.text()]).toEqual([200, 'export const contract = 1 // 1.1.0'])
      expect((await readdir(ownApps)).filter(name => name.startsWith('.'))).toEqual([])
    } finally {
      await node.close()
    }
  })

  describe('[ADM-85] an uploaded version', () => {
    it('can be removed when unused', async () => {
      await installed()
      expect((await remove('1.1.0')).success).toBe(true)
      expect(await isThere('1.1.0')).toBe(false)
      expect((await listed()).uploads[0]?.state).toBe('removed')
      expect((await audit())[0]).toBe(`${ADMINISTRATOR} application version removed amm 1.1.0`)
    })

    it('stays while it is loaded or active; other versions cannot be removed in the browser', async () => {
      await installed()
      await other.call(reportSubApps, {
        body: { entries: [{ app: 'amm', version: '1.1.0', kind: 'loaded', ms: 1 }] },
      })
      expect((await remove('1.1.0')).msg).toContain('仍在使用')
      await sql`delete from sub_app_session`.execute(store.database.kysely)
      await admin.call(chooseAdminSubApp, { body: { name: 'amm', version: '1.1.0', seen: '1.0.0' } })
      expect((await remove('1.1.0')).msg).toContain('仍在使用')
      expect((await remove('1.0.0')).msg).toContain('不是上传的版本')
      expect(await isThere('1.1.0')).toBe(true)
    })
  })

  itConcurrently(
    store,
    '[ADM-81] accepts one of two simultaneous confirmations, and one of two uploads of a version',
    async () => {
      const bytes = await archive()
      const uploads = await Promise.all([propose(bytes), propose(bytes, other)])
      expect(uploads.filter(({ success }) => success)).toHaveLength(1)
      const waiting = uploads.find(({ success }) => success)?.data
      const by = waiting?.uploadedBy.code === ADMINISTRATOR ? other : admin
      const answers = await Promise.all([1, 2].map(() => confirm(waiting?.id ?? 0, by)))
      expect(answers.map(({ success }) => success).filter(Boolean)).toHaveLength(1)
      expect(await readdir(join(apps, 'amm'))).toEqual(['1.0.0', '1.1.0'])
      expect((await readdir(apps)).filter(name => name.startsWith('.'))).toEqual([])
    },
  )
})

function littleEndian(number: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)
  return bytes
}
