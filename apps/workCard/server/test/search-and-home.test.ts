import { listMyWork } from '@apron/contract/home/home.calls'
import { queryRecords } from '@apron/contract/search/search.calls'
import { dataOf } from '@apron/server/test/data-of'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { expect, it } from 'vitest'
import { plugin } from '../plugin.ts'
import { PEOPLE } from './card-steps.ts'

const { planner, engineer, foreman, mechanic, otherMechanic, inspector, avionicsInspector } = PEOPLE
const DIRECTOR = '100003'
/** A buyer at the same site, without permissions in the application. */
const BUYER = '100402'

describeOnStores('job cards in the search and on the home page', store => {
  const server = appServer(store, plugin)

  async function find(userCode: string, text: string) {
    const person = await server.as(userCode)
    const { records } = dataOf(await person.call(queryRecords, { body: { text } }))
    return records.map(({ kind, number, title, state, site }) => [
      kind,
      number.replace(/-\d{4}-/, '-'),
      title,
      state,
      site,
    ])
  }

  it('[FIND-02] finds packages, cards and non-routines by number or text', async () => {
    expect(await find(mechanic, '主轮安装')).toEqual([['工卡', 'JC-0002', '主轮安装', '待必检', 'CAN']])
    expect(await find(mechanic, '0031')).toEqual(
      expect.arrayContaining([['工作包', 'PK-0031', 'B-T101', '施工中', 'CAN']]),
    )
    expect(await find(mechanic, '轮毂腐蚀')).toMatchObject([
      ['非例行', 'NR-0001', expect.stringContaining('轮毂腐蚀'), '已提交', 'CAN'],
    ])
  })

  it('[FIND-02] finds nothing without the permission, or at sites where the person does not work', async () => {
    for (const text of ['主轮安装', '0031', '轮毂腐蚀', 'B-T101']) expect(await find(BUYER, text)).toEqual([])
    const atSanya = ['工作包', 'PK-0034', 'B-T104', '施工中', 'SYX']
    expect(await find(DIRECTOR, '-0034')).toContainEqual(atSanya)
    expect(await find(mechanic, '-0034')).toEqual([])
  })

  async function getWork(userCode: string) {
    const person = await server.as(userCode)
    return JSON.stringify(dataOf(await person.call(listMyWork)))
  }

  it.each([
    [
      'a card to sign to its assignee',
      '起落架支柱勤务',
      mechanic,
      [otherMechanic, foreman, inspector, BUYER],
    ],
    ['an inspection to inspectors of the skill', '主轮安装', inspector, [avionicsInspector, mechanic, BUYER]],
    ['a completed card to its foreman', '电瓶更换', foreman, [mechanic, inspector, DIRECTOR, BUYER]],
    ['a non-routine to planners', '轮毂腐蚀', planner, [mechanic, foreman, inspector, BUYER]],
    ['a non-routine to engineers', '轮毂腐蚀', engineer, [mechanic, DIRECTOR, BUYER]],
  ])('[WC-15] offers %s, and to nobody else', async (_what, title, owner, others) => {
    expect(await getWork(owner)).toContain(title)
    for (const other of others) expect(await getWork(other)).not.toContain(title)
  })

  it('[WC-15] offers work by due date with the next step and the page of the record', async () => {
    const person = await server.as(inspector)
    const { items } = dataOf(await person.call(listMyWork))
    expect(items).toContainEqual(
      expect.objectContaining({
        title: '主轮安装',
        state: '待必检',
        action: '必检',
        due: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        url: expect.stringMatching(/^\/workCard\/cardExecute\?id=/),
      }),
    )
  })
})
