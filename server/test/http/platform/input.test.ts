import { request } from 'node:http'
import { BASE_PATH } from '@apron/contract/calls/base-path'
import { saveAdminDirectory } from '@apron/contract/dictionary/admin-dictionary.calls'
import { BODY_LIMIT_BYTES } from '@apron/contract/limits/http'
import { saveColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { saveAdminDepartment } from '@apron/contract/organisation/admin-department.calls'
import { saveAdminSite } from '@apron/contract/organisation/admin-site.calls'
import { login } from '@apron/contract/sign-in/auth.calls'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const AnyEnvelope = Type.Object(
  { code: Type.Integer(), msg: Type.String({ minLength: 1 }), data: Type.Unknown(), success: Type.Boolean() },
  { additionalProperties: false },
)

describeOnStores('input', store => {
  const server = serverOn(store)
  let portal: PortalClient
  beforeAll(async () => {
    portal = await server.as('100104')
  })

  /** Sends exactly these bytes with exactly this content type, which `fetch` would normalise. */
  async function post(path: string, body: string | Buffer, contentType?: string) {
    const sent = request(`${server.origin}${BASE_PATH}${path}`, {
      method: 'POST',
      headers: {
        authorization: portal.token ?? '',
        'content-length': Buffer.byteLength(body),
        ...(contentType === undefined ? {} : { 'content-type': contentType }),
      },
    })
    return await new Promise<{ status: number; code: number; text: string }>((resolve, reject) => {
      sent.on('error', reject).on('response', response => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => {
          const { code } = Value.Parse(AnyEnvelope, JSON.parse(text))
          resolve({ status: response.statusCode ?? 0, code, text })
        })
      })
      sent.end(body)
    })
  }

  it('[LIST-12] stores names of departments, sites and directories without invisible characters', async () => {
    const admin = await server.as('100001')
    const names = { nameZh: '维修\u202E一部\u200B', nameEn: ' Line\tteam\u2066 1' }
    const department = { code: 'D7701', kind: 'department', parentCode: '', version: null, ...names } as const
    await admin.call(saveAdminDepartment, { body: department })
    const airport = { threeCode: 'ZZQ', icao: 'ZZZQ', version: null } as const
    await admin.call(saveAdminSite, { body: { ...airport, cnName: names.nameZh, enName: names.nameEn } })
    const directory = { code: 'INPUT_TEST', parentCode: '', version: null, ...names }
    await admin.call(saveAdminDirectory, { body: directory })
    const { rows } = await sql<{ name_zh: string; name_en: string }>`
      select name_zh, name_en from department where code = 'D7701'
      union all select name_zh, name_en from airport where three_code = 'ZZQ'
      union all select name_zh, name_en from dictionary_directory where code = 'INPUT_TEST'`.execute(
      store.database.kysely,
    )
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ name_zh: '维修一部', name_en: 'Line team 1' })))
  })

  describe('a body that is not JSON', () => {
    it.each([
      'text/plain',
      'application/json\t; charset=utf-8',
      'application/json ;',
      'application/json;',
      'application/json, text/plain',
      'application/jsonx',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ])('is rejected with 415 under %j', async contentType => {
      const { status, code } = await post(saveColumnSetting.path, '{"code":1}', contentType)
      expect({ status, code }).toEqual({ status: 415, code: 415 })
    })

    it('is rejected with 415 without a content type', async () => {
      expect((await post(saveColumnSetting.path, '{"code":1}')).status).toBe(415)
    })

    it.each([
      '{',
      'x',
      '"\\ud83d"',
      '{"code":"a\\u0000","value":""}',
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{}}}',
    ])('is rejected with 400: %j', async body => {
      const { status, code } = await post(saveColumnSetting.path, body, 'application/json')
      expect({ status, code }).toEqual({ status: 400, code: 400 })
    })

    it('is rejected with 400 if its bytes are not UTF-8', async () => {
      const bytes = Buffer.concat([Buffer.from('{"code":"'), Buffer.from([0xff]), Buffer.from('"}')])
      expect((await post(saveColumnSetting.path, bytes, 'application/json')).status).toBe(400)
    })
  })

  it('is accepted as JSON with a charset', async () => {
    const body = JSON.stringify({ code: 'AQ_tools_inputTest', value: '列' })
    expect((await post(saveColumnSetting.path, body, 'application/json; charset=utf-8')).status).toBe(200)
  })

  it('is rejected with 413 above the limit', async () => {
    const body = JSON.stringify({ code: 'a', value: 'x'.repeat(BODY_LIMIT_BYTES) })
    const { status, code } = await post(saveColumnSetting.path, body, 'application/json')
    expect({ status, code }).toEqual({ status: 413, code: 413 })
  })

  it.each([
    ['21 levels', JSON.parse(`${'['.repeat(21)}${']'.repeat(21)}`) as unknown],
    ['501 entries', { list: Array.from({ length: 501 }, () => 0) }],
  ])('rejects %s', async (_what, value) => {
    const { status } = await post(saveColumnSetting.path, JSON.stringify(value), 'application/json')
    expect(status).toBe(400)
  })

  it('names place and rule in an error, never the value', async () => {
    const body = { ...(await portal.loginRequest('100104', 'x')), authKey: 'not-base64-secret!' }
    const { envelope } = await portal.call(login, { body })
    expect(envelope).toMatchObject({ code: 400, msg: '请求内容有误：body/authKey (pattern)' })
  })

  it.each(['GET', 'POST', 'PUT', 'DELETE'])(
    'answers 404 with the envelope to %s of an unknown call',
    async method => {
      const response = await fetch(`${server.origin}${BASE_PATH}/api/nothing/here`, {
        method,
        headers: { accept: 'text/html', language: 'en' },
      })
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({
        code: 404,
        msg: 'The requested content does not exist.',
        data: null,
        success: false,
      })
    },
  )

  it('answers 400 to an address that cannot be decoded, not an error page', async () => {
    const response = await fetch(`${server.origin}${BASE_PATH}/%ff`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 400, msg: '请求内容有误：URL', success: false })
  })

  it('never reveals code locations in a response', async () => {
    const { text } = await post(login.path, '{"username":{"a":', 'application/json')
    expect(text).not.toMatch(/\.ts|node_modules|at /)
  })
})
