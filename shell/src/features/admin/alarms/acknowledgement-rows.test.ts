import { expect, it } from 'vitest'
import { peopleReached } from './acknowledgement-rows.ts'

const person = (userCode: string) => ({
  userCode,
  nickName: `name ${userCode}`,
  department: 'Line maintenance',
  telephone: '',
})

it('[MSG-43] sorts pending people by site and acknowledged people by time', () => {
  const { waiting, done } = peopleReached([
    {
      siteCode: 'CAN',
      siteName: 'Guangzhou',
      acknowledged: [{ ...person('1'), acknowledgeTime: '2026-01-02 08:00:00' }],
      waiting: [{ ...person('2'), read: true }],
    },
    {
      siteCode: 'URC',
      siteName: 'Urumqi',
      acknowledged: [{ ...person('3'), acknowledgeTime: '2026-01-02 09:00:00' }],
      waiting: [{ ...person('4'), read: false }],
    },
  ])
  expect(waiting.map(({ userCode, site, read }) => [userCode, site, read])).toEqual([
    ['2', 'CAN Guangzhou', true],
    ['4', 'URC Urumqi', false],
  ])
  expect(done.map(({ userCode }) => userCode)).toEqual(['3', '1'])
})
