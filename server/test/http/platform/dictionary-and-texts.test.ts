import { listDictionary } from '@apron/contract/dictionary/dictionary.calls'
import { listNotices, listTranslations } from '@apron/contract/operations/system.calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

describeOnStores('dictionary, notices, translations', store => {
  const server = serverOn(store)

  it('returns several directories in one call, in their order and the requested language', async () => {
    const person = await server.as('100104')
    const options = async () =>
      (await person.call(listDictionary, { query: { dictCode: 'CHECK_RESULT,FINDING_LEVEL,UNKNOWN_1' } }))
        .envelope.data
    const zh = await options()
    expect(Object.keys(zh)).toEqual(['CHECK_RESULT', 'FINDING_LEVEL', 'UNKNOWN_1'])
    expect(zh['CHECK_RESULT']).toEqual([
      { name: '符合', value: 'C', sort: 1, enabled: 1 },
      { name: '不符合', value: 'NC', sort: 2, enabled: 1 },
      { name: '观察项', value: 'OBS', sort: 3, enabled: 1 },
      { name: '不适用', value: 'NA', sort: 4, enabled: 1 },
      { name: '未检查', value: 'NI', sort: 5, enabled: 1 },
    ])
    expect(zh['UNKNOWN_1']).toEqual([])
    person.language = 'en'
    expect((await options())['FINDING_LEVEL']?.map(option => option.name)).toEqual([
      'Level 1',
      'Level 2',
      'Level 3',
    ])
  })

  it('[DICT-06] returns a disabled value with state 0', async () => {
    const person = await server.as('100104')
    await sql`update dictionary_entry set enabled = false where directory_code = 'SHIFT' and value = 'E'`.execute(
      store.database.kysely,
    )
    const { data } = (await person.call(listDictionary, { query: { dictCode: 'SHIFT' } })).envelope
    expect(data['SHIFT']?.map(option => [option.value, option.enabled])).toEqual([
      ['D', 1],
      ['E', 0],
      ['N', 1],
    ])
  })

  it.each(['', 'a b', 'A,', "SHIFT' or '1'='1", 'SHIFT;drop', 'x'.repeat(65), Array(52).fill('A').join(',')])(
    'rejects the directory code %j',
    async dictCode => {
      const person = await server.as('100104')
      expect((await person.call(listDictionary, { query: { dictCode } })).status).toBe(400)
    },
  )

  it('requires a token for the dictionary', async () => {
    expect((await server.client().call(listDictionary, { query: { dictCode: 'UOM' } })).status).toBe(401)
  })

  it('shows published notices to everybody, newest first', async () => {
    await sql`
      insert into notice (id, kind, title_zh, title_en, content_zh, content_en, published_at)
      values ('6f9619ff-8b86-4011-b42d-00c04fc964ff', 'notice', '明天', 'Tomorrow', '…', '…', ${new Date(Date.now() + 86_400_000)})
    `.execute(store.database.kysely)
    const anybody = server.client()
    const zh = (await anybody.call(listNotices)).envelope.data
    expect(zh.map(notice => [notice.kind, notice.title])).toEqual([
      ['notice', '广州基地航站通知'],
      ['version', '门户 0.1 版'],
    ])
    expect(zh[0]?.publishTime).toMatch(LOCAL_TIME)
    anybody.language = 'en'
    expect((await anybody.call(listNotices)).envelope.data.map(notice => notice.title)).toEqual([
      'Notice for the Guangzhou base',
      'Portal version 0.1',
    ])
  })

  it('[I18N-04] returns translations in both languages with their history', async () => {
    const { data } = (await server.client().call(listTranslations, { query: { projectCode: 'AQ' } })).envelope
    expect(data.find(translation => translation.code === 'portal.company')).toEqual({
      id: expect.any(String),
      code: 'portal.company',
      chinese: '凌岳航空维修工程有限公司',
      english: 'Lingyue Aero Engineering Co., Ltd.',
      type: 1,
      projectCode: 'AQ',
      projectName: '航空维修门户',
      createBy: 'system',
      createTime: expect.stringMatching(LOCAL_TIME),
      updateBy: 'system',
      updateTime: expect.stringMatching(LOCAL_TIME),
    })
  })

  it('[I18N-02] returns translations by project', async () => {
    const other = await server.client().call(listTranslations, { query: { projectCode: 'OTHER' } })
    expect(other.envelope.data).toEqual([])
  })
})
