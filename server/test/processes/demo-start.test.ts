import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareStore } from '../../src/app/prepare-store.ts'
import { announcement } from '../../src/app/start-texts.ts'
import { demoLoginFile } from '../../src/seed/demo-password.ts'
import { MovingClock } from '../support/servers/moving-clock.ts'
import { startTestServer } from '../support/servers/test-server.ts'
import { describeOnStores } from '../support/stores/stores.ts'

describeOnStores('two demo servers on one store', store => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apron demo '))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const start = async (name: string, demoPassword: string | null = null) => {
    const prepared = await prepareStore({
      database: store.database,
      clock: new MovingClock(),
      plugins: [],
      settings: { dataDir: join(folder, name), demoPassword },
      secretKey: 'the same secret on both of the nodes',
      fileLocations: null,
      demo: true,
    })
    const facts = { address: 'http://localhost:3000', store: 'here', variant: 'csn', ...prepared }
    return { demo: prepared.demo, text: announcement(facts) }
  }
  const isThere = async (name: string) =>
    await access(demoLoginFile(join(folder, name))).then(
      () => true,
      () => false,
    )

  it('started at once: prints one login that works, and neither prints nor stores the password that lost', async () => {
    const started = await Promise.all([start('one'), start('two')])
    const printed = started.map(({ demo }) => demo)
    const [login, ...others] = printed.filter(demo => demo !== null && demo !== 'filled before')
    if (login === undefined) throw new Error('No server printed how to log in')
    expect(others).toEqual([])
    expect(printed).toContain('filled before')
    const other = started.find(({ demo }) => demo === 'filled before')
    expect(other?.text.en).toContain('with a password that this server did not set')
    expect(other?.text.zh).toContain('密码不是本服务器设置的')
    expect(other?.text.en).not.toContain('Log in:')
    expect([await isThere('one'), await isThere('two')].filter(Boolean)).toHaveLength(1)
    expect(login.file).toContain((await isThere('one')) ? 'one' : 'two')

    const server = await startTestServer(store.database, { plugins: [] })
    try {
      expect(await server.client().login(login.account, login.password)).toMatchObject({
        code: login.account,
      })
    } finally {
      await server.close()
    }

    // The server that filled the store and a server that is told the password both print the login on a second start.
    const first = (await isThere('one')) ? 'one' : 'two'
    expect((await start(first)).demo).toEqual(login)
    expect((await start('three', login.password)).demo).toMatchObject({ password: login.password })
  })
})
