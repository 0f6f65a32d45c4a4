import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverOn } from '../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const run = promisify(execFile)
const DOCUMENT = new URL('../../../../docs/wire.md', import.meta.url)
const CLIENT = join(tmpdir(), `apron-reference-client-${process.pid}.mjs`)

describeOnStores('the reference client of docs/wire.md', store => {
  const server = serverOn(store)
  let code: string

  beforeAll(async () => {
    code = /```js\n([\s\S]*?)```/.exec(await readFile(DOCUMENT, 'utf8'))?.[1] ?? ''
    await writeFile(CLIENT, code)
  })
  afterAll(() => rm(CLIENT, { force: true }))

  const logIn = (password: string) =>
    run(process.execPath, [CLIENT], { env: { PORTAL: server.origin, ACCOUNT: '100104', PASSWORD: password } })

  it('[AUTH-05] logs in', async () => {
    const { stdout } = await logIn(TEST_PASSWORD)
    expect(JSON.parse(stdout)).toEqual({ code: '100104', name: 'Feng Xiaolan', roles: ['INSPECTOR'] })
  })

  it('shows the server’s message when rejected', async () => {
    await expect(logIn('wrong')).rejects.toThrow('1001 Wrong account or password')
  })

  it('is short', () => {
    expect(code.split('\n').filter(line => line.trim() !== '').length).toBeLessThanOrEqual(32)
  })
})
