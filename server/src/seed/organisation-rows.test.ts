import { describe, expect, it } from 'vitest'
import { FURTHER_AIRPORTS, SITES } from './data/airports.data.ts'
import { DEPARTMENTS, ENTERPRISES } from './data/departments.data.ts'
import { POSTS, ROLES } from './data/roles.data.ts'
import { EMPLOYEES, EXTERNAL_USERS } from './data/users.data.ts'
import { departmentRows, userRows } from './organisation-rows.ts'

describe('demo organisation', () => {
  it('is complete', () => {
    expect({
      sites: SITES.length,
      furtherAirports: FURTHER_AIRPORTS.length,
      departments: DEPARTMENTS.length,
      customers: ENTERPRISES.filter(([code]) => code.startsWith('CU-')).length,
      suppliers: ENTERPRISES.filter(([code]) => code.startsWith('SU-')).length,
      roles: ROLES.length,
      posts: POSTS.length,
      employees: EMPLOYEES.length,
      externals: EXTERNAL_USERS.length,
    }).toEqual({
      sites: 10,
      furtherAirports: 29,
      departments: 25,
      customers: 4,
      suppliers: 4,
      roles: 15,
      posts: 14,
      employees: 44,
      externals: 4,
    })
  })

  it('names each person, department and airport once', () => {
    const codes = [
      ...userRows().appUser.map(user => user.user_code),
      ...departmentRows().map(department => department.code),
      ...[...SITES, ...FURTHER_AIRPORTS].flatMap(([threeCode, icao]) => [threeCode, icao]),
    ]
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  })

  it('has a holder for every role and post', () => {
    const held = new Set(
      [...EMPLOYEES, ...EXTERNAL_USERS].flatMap(({ roles, posts }) => [roles, posts]).flat(),
    )
    expect([...ROLES, ...POSTS].map(([code]) => code).filter(code => !held.has(code))).toEqual([])
  })

  it('has every text in both languages', () => {
    const texts = [
      ...departmentRows().flatMap(row => [row.name_zh, row.name_en]),
      ...userRows().appUser.flatMap(row => [row.name_zh, row.name_en]),
      ...[...ROLES, ...POSTS].flatMap(([, zh, en]) => [zh, en]),
      ...[...SITES, ...FURTHER_AIRPORTS].flatMap(([, , zh, en]) => [zh, en]),
    ]
    expect(texts.filter(text => text.trim() === '')).toEqual([])
  })

  it('lists parents before their sections, as the store requires', () => {
    const seen = new Set<string>()
    for (const { code, parent_code: parent } of departmentRows()) {
      if (parent !== null) expect(seen).toContain(parent)
      seen.add(code)
    }
  })

  it('starts a session at the first site of the person', () => {
    const { appUser, userSite } = userRows()
    expect(appUser.find(user => user.user_code === '100308')?.default_site).toBe('URC')
    expect(userSite.filter(row => row.user_code === '100308').map(row => row.site)).toEqual(['URC', 'CAN'])
    expect(userSite.filter(row => row.user_code === '100001')).toHaveLength(10)
  })
})
