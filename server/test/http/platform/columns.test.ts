import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { SAVED_LISTS_MAX } from '@apron/contract/limits/lists'
import { queryColumnSetting, saveColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { describe, expect, it } from 'vitest'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const code = 'AQ_safetyQuality_checkList'

describeOnStores('column settings', store => {
  const server = serverOn(store)

  it('[TBL-06] are null before the first save, then the saved value under one id', async () => {
    const person = await server.as('100104')
    const before = await person.call(queryColumnSetting, { query: { code } })
    expect(before.envelope).toMatchObject({ code: 200, success: true, data: null })

    const first = await person.call(saveColumnSetting, { body: { code, value: '编号,标题' } })
    const { id } = first.envelope.data
    expect(first.envelope.data).toEqual({ id: expect.any(String), code, value: '编号,标题' })

    const changed = await person.call(saveColumnSetting, { body: { id, code, value: ' No. ,, Title ,No.' } })
    expect(changed.envelope.data).toEqual({ id, code, value: 'No.,Title' })

    const withoutId = await person.call(saveColumnSetting, { body: { code, value: '' } })
    expect(withoutId.envelope.data).toEqual({ id, code, value: '' })

    const after = await person.call(queryColumnSetting, { query: { code } })
    expect(after.envelope.data).toEqual({ id, code, value: '' })
  })

  it('[TBL-02] belong to one user: nobody else reads or changes them', async () => {
    const owner = await server.as('100105')
    const stranger = await server.as('100106')
    const { id } = (await owner.call(saveColumnSetting, { body: { code, value: '编号' } })).envelope.data

    expect((await stranger.call(queryColumnSetting, { query: { code } })).envelope.data).toBeNull()
    const foreign = await stranger.call(saveColumnSetting, { body: { id, code, value: '标题' } })
    expect(foreign.status).toBe(404)
    expect((await owner.call(queryColumnSetting, { query: { code } })).envelope.data?.value).toBe('编号')
    expect((await stranger.call(queryColumnSetting, { query: { code } })).envelope.data).toBeNull()
  })

  it('answer a foreign, an unknown and a malformed id alike, in the requested language', async () => {
    const person = await server.as('100107')
    const { id } = (await person.call(saveColumnSetting, { body: { code, value: '编号' } })).envelope.data
    for (const wrong of ['6f9619ff-8b86-4011-b42d-00c04fc964ff', 'x', "' or 1=1 --"]) {
      const refused = await person.call(saveColumnSetting, { body: { id: wrong, code, value: '标题' } })
      expect(refused.envelope).toMatchObject({ code: 404, success: false, msg: '请求的内容不存在' })
    }
    const otherTable = await person.call(saveColumnSetting, {
      body: { id, code: 'AQ_shell_users', value: '标题' },
    })
    expect(otherTable.status).toBe(404)
    person.language = 'en'
    const english = await person.call(saveColumnSetting, { body: { id: 'x', code, value: '标题' } })
    expect(english.envelope.msg).toBe('The requested content does not exist.')
  })

  it('[LIST-13] are limited to a number of tables per person', async () => {
    const person = await server.as('100202')
    const save = (list: string) =>
      person.call(saveColumnSetting, { body: { code: `AQ_tools_${list}`, value: 'A' } })
    for (let list = 1; list <= SAVED_LISTS_MAX; list += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await save(String(list))
    }
    expect((await save('more')).envelope).toMatchObject({ code: SERVER_ERRORS.listsFull.code, data: null })
    // An existing one can still be changed.
    expect((await save('1')).envelope).toMatchObject({ success: true })
  })

  itConcurrently(store, 'leave one row when two tabs save simultaneously', async () => {
    const person = await server.as('100203')
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map(value => person.call(saveColumnSetting, { body: { code, value } })),
    )
    expect(new Set(answers.map(answer => answer.envelope.data.id)).size).toBe(1)
  })

  describe('are rejected', () => {
    it('without a token', async () => {
      const nobody = server.client()
      expect((await nobody.call(queryColumnSetting, { query: { code } })).status).toBe(401)
      expect((await nobody.call(saveColumnSetting, { body: { code, value: '' } })).status).toBe(401)
    })

    it.each([
      ['a code with other characters', { code: 'a b', value: '' }],
      ['a code of no list', { code: 'AQ_anything', value: '' }],
      ['an empty code', { code: '', value: '' }],
      ['no value', { code }],
      ['too long a value', { code, value: 'x'.repeat(4001) }],
      ['a null character', { code, value: 'a\u0000' }],
    ])('with %s', async (_what, body) => {
      const person = await server.as('100104')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bad input on purpose
      const refused = await person.call(saveColumnSetting, { body: body as { code: string; value: string } })
      expect(refused.status).toBe(400)
    })
  })
})
