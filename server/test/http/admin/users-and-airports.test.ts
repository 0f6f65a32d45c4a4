import {
  employeeAirport,
  employeeAirportPage,
  loginEmployeeInfo,
  switchAirport,
} from '@apron/contract/dictionary/airport.calls'
import { whatChanged } from '@apron/contract/home/what-changed.calls'
import { encodeEmployeeHeader } from '@apron/contract/wire/formats/employee-header'
import { expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const ALL = { page: 1, limit: 200 }

async function sitesOf(person: PortalClient, search: { name?: string } = {}) {
  return (await person.call(employeeAirportPage, { body: { ...ALL, ...search } })).envelope.data
}

async function siteId(person: PortalClient, threeCode: string): Promise<string> {
  const site = (await sitesOf(person)).records.find(record => record.threeCode === threeCode)
  if (!site) throw new Error(`No site ${threeCode}`)
  return site.id
}

const atSite = (airportThreeCode: string) => ({
  employee: encodeEmployeeHeader({ userCode: '', airportId: '', airportThreeCode }),
})

describeOnStores('employee and airport', store => {
  const server = serverOn(store)

  it('[UI-11] [AUTH-18] returns person, department and user type in the requested language', async () => {
    const person = await server.as('100104')
    const expected = {
      token: person.token,
      userName: '100104',
      code: '100104',
      roles: ['INSPECTOR'],
      posts: ['QA_AUDITOR'],
      tempAirportId: await siteId(person, 'CAN'),
      tempAirportThreeCode: 'CAN',
      pdExpireFlag: 0,
      pdExpireMsg: '',
      nickName: '冯晓岚',
      englishName: 'Feng Xiaolan',
      sex: 'F',
      userType: 'employee',
      deptCode: 'D0202',
      idleSeconds: 1_800,
      leftSeconds: expect.any(Number),
      menuVersion: (await person.call(whatChanged)).envelope.data.menu,
    }
    expect((await person.call(loginEmployeeInfo)).envelope.data).toEqual({
      ...expected,
      name: '冯晓岚',
      deptName: '质量保证室',
    })
    person.language = 'en'
    expect((await person.call(loginEmployeeInfo)).envelope.data).toEqual({
      ...expected,
      name: 'Feng Xiaolan',
      deptName: 'Quality Assurance Section',
    })
  })

  it('[UI-11] returns the enterprise of an external user', async () => {
    const person = await server.as('X90102')
    expect((await person.call(loginEmployeeInfo)).envelope.data).toMatchObject({
      userType: 'enterprise',
      deptCode: 'CU-HBL',
      deptName: '港线航空',
      roles: ['CUSTOMER_SERVICE'],
    })
  })

  it('[AIR-01] [AIR-06] lists the caller’s sites, the default site first, with a total', async () => {
    const { records, total, current, size } = await sitesOf(await server.as('100308'))
    expect(records).toEqual([
      { id: expect.any(String), threeCode: 'URC', cnName: '乌鲁木齐天山', enName: 'Ürümqi Tianshan' },
      { id: expect.any(String), threeCode: 'CAN', cnName: '广州白云', enName: 'Guangzhou Baiyun' },
    ])
    expect({ total, current, size }).toEqual({ total: 2, current: 1, size: 200 })
    expect((await sitesOf(await server.as('100001'))).total).toBe(10)
  })

  it.each([
    ['深圳', ['SZX']],
    ['shenzhen', ['SZX']],
    ['szx', ['SZX']],
    ['%', []],
    ['_', []],
    ["'", ['SZX']],
    ['北京', []],
  ])('[AIR-01] finds %s among the sites', async (name, expected) => {
    const { records, total } = await sitesOf(await server.as('100102'), { name })
    expect(records.map(record => record.threeCode)).toEqual(expected)
    expect(total).toBe(expected.length)
  })

  it('[TBL-05] pages the list by page and limit', async () => {
    const person = await server.as('100001')
    const second = await person.call(employeeAirportPage, { body: { page: 2, limit: 4 } })
    expect(second.envelope.data).toMatchObject({ total: 10, current: 2, size: 4 })
    expect(second.envelope.data.records.map(record => record.threeCode)).toEqual(['NNG', 'SHE', 'SYX', 'SZX'])
    const behind = await person.call(employeeAirportPage, { body: { page: 9, limit: 4 } })
    expect(behind.envelope.data).toMatchObject({ total: 10, records: [] })
  })

  it('[AIR-02] [AIR-07] returns new user info with a new token on a switch, and the session works at the new site', async () => {
    const person = await server.as('100102', { fresh: true })
    const old = person.token
    expect((await person.call(employeeAirport)).envelope.data.airportThreeCode).toBe('CAN')

    const airportId = await siteId(person, 'SZX')
    const { data } = (await person.call(switchAirport, { body: { airportId } })).envelope
    expect(data).toMatchObject({ code: '100102', tempAirportId: airportId, tempAirportThreeCode: 'SZX' })
    expect(data.token).not.toBe(old)

    // The old token still works briefly for requests in flight.
    expect((await person.call(employeeAirport)).envelope.data.airportThreeCode).toBe('SZX')
    server.clock.forward({ seconds: 11 })
    expect((await person.call(employeeAirport)).status).toBe(401)
    person.token = data.token
    expect((await person.call(employeeAirport)).envelope.data).toEqual({
      id: airportId,
      cnName: '深圳宝安',
      enName: "Shenzhen Bao'an",
      airportThreeCode: 'SZX',
    })
    expect((await person.call(loginEmployeeInfo)).envelope.data.tempAirportThreeCode).toBe('SZX')
  })

  it('[AIR-05] keeps the site that a tab’s employee header names', async () => {
    const person = await server.as('100104')
    const tab = await person.call(employeeAirport, { headers: atSite('HAK') })
    expect(tab.envelope.data.airportThreeCode).toBe('HAK')
    const reloaded = await person.call(loginEmployeeInfo, { headers: atSite('HAK') })
    expect(reloaded.envelope.data.tempAirportThreeCode).toBe('HAK')
    expect((await person.call(employeeAirport, { headers: atSite('URC') })).status).toBe(403)
  })

  it('rejects a foreign site like an unknown one', async () => {
    const inspector = await server.as('100104', { fresh: true })
    const foreign = await siteId(await server.as('100001'), 'URC')
    for (const airportId of [foreign, '6f9619ff-8b86-4011-b42d-00c04fc964ff', 'URC', "' or 1=1 --"]) {
      const refused = await inspector.call(switchAirport, { body: { airportId } })
      expect(refused.envelope).toMatchObject({ code: 403, success: false, data: null })
    }
    expect((await inspector.call(employeeAirport)).envelope.data.airportThreeCode).toBe('CAN')
  })

  it('rejects a person without a token', async () => {
    const nobody = server.client()
    const answers = await Promise.all([
      nobody.call(employeeAirportPage, { body: ALL }),
      nobody.call(switchAirport, { body: { airportId: 'x' } }),
      nobody.call(employeeAirport),
      nobody.call(loginEmployeeInfo),
    ])
    expect(answers.map(answer => answer.status)).toEqual([401, 401, 401, 401])
  })

  it('rejects page sizes out of range', async () => {
    const person = await server.as('100001')
    expect((await person.call(employeeAirportPage, { body: { page: 1, limit: 201 } })).status).toBe(400)
    expect((await person.call(employeeAirportPage, { body: { page: 0, limit: 10 } })).status).toBe(400)
  })
})
