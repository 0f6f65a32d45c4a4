import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PortalClient } from '../support/clients/portal-client.ts'
import { freePort, startProcess, startWithNpm } from '../support/servers/server-process.ts'

describe('the process', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apron start '))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each([
    ['a wrong setting', { PORT: 'many' }, 'PORT'],
    ['a setting of ours that does not exist', { APRON_SKIP_LOGIN: '1' }, 'APRON_SKIP_LOGIN'],
    ['a missing secret', { DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/x' }, 'SECRET_KEY'],
    [
      'development servers in production',
      { DEV_SUB_APPS: 'amm=9502', NODE_ENV: 'production' },
      'DEV_SUB_APPS',
    ],
    ['development servers for everybody', { DEV_SUB_APPS: 'amm=9502', HOST: '0.0.0.0' }, 'DEV_SUB_APPS'],
  ])('reports %s in one line and exits with 1', async (_what, env, name) => {
    const { ended, output } = startProcess({ DATA_DIR: folder, ...env })
    expect(await ended).toBe(1)
    expect(output()).toContain(name)
    expect(output()).not.toMatch(/\n\s+at /)
  })

  it('starts the demo, prints a login that works, rejects a second process on its folder, and stops on request', async () => {
    const { port, holder } = await freePort()
    await new Promise(resolve => holder.close(resolve))
    const env = { DATA_DIR: folder, PORT: String(port) }
    const server = startProcess(env, ['--demo'])
    await expect.poll(server.output, { timeout: 90_000 }).toContain('Apron is ready')
    const [, account = '', password = ''] = /account (\S+), password (\S+)/.exec(server.output()) ?? []
    const portal = new PortalClient(`http://127.0.0.1:${port}`, null)
    expect(await portal.login(account, password)).toMatchObject({ code: account })
    expect(server.output()).toContain(folder)

    const second = startProcess({ ...env, PORT: String(port) }, ['--demo'])
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain('is in use by another Apron process')

    server.process.kill('SIGTERM')
    const before = performance.now()
    expect(await server.ended).toBe(0)
    expect(performance.now() - before).toBeLessThan(10_000)
  }, 150_000)

  it('ends together with npm start and frees the port', async () => {
    const { port, holder } = await freePort()
    await new Promise(resolve => holder.close(resolve))
    const started = startWithNpm({ DATA_DIR: join(folder, 'by npm'), PORT: String(port) })
    await expect.poll(started.output, { timeout: 90_000 }).toContain('/setup?token=')
    const answers = () => fetch(`http://127.0.0.1:${port}/health/live`).then(({ status }) => status)
    expect(await answers()).toBe(200)
    started.process.kill('SIGTERM')
    await expect.poll(started.output, { timeout: 20_000 }).toContain('the server has stopped')
    expect(started.output()).toContain('the server is leaving')
    await started.ended
    await expect(answers()).rejects.toThrow()
  }, 150_000)

  it('reports that the port is taken, and which setting to change', async () => {
    const { port, holder } = await freePort()
    const { ended, output } = startProcess({ DATA_DIR: folder, PORT: String(port) })
    expect(await ended).toBe(1)
    holder.close()
    expect(output()).toContain(`Port ${port} on 127.0.0.1 is in use`)
    expect(output()).not.toMatch(/\n\s+at /)
  }, 60_000)
})
