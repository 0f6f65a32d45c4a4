import { expect, it } from 'vitest'
import { type KnownUserCodes, type UserFields, userProblems } from './user-fields.ts'

const KNOWN: KnownUserCodes = {
  departments: new Set(['D02']),
  enterprises: new Set(['CU-LHA']),
  roles: new Set(['INSPECTOR']),
  posts: new Set(['QA_AUDITOR']),
  sites: new Set(['CAN', 'SZX']),
}
const GOOD: UserFields = {
  userCode: '100900',
  nameZh: '王芳',
  nameEn: 'Wang Fang',
  sex: 'F',
  userType: 'employee',
  deptCode: 'D02',
  roles: ['INSPECTOR'],
  posts: ['QA_AUDITOR'],
  sites: ['CAN'],
  defaultSite: 'CAN',
  mobile: '+86 138-0000-0000',
  email: 'wang.fang@example.com',
}

it.each<[Partial<UserFields>, string[]]>([
  [{}, []],
  [{ posts: [], mobile: '', email: '' }, []],
  [{ userType: 'enterprise', deptCode: 'CU-LHA' }, []],
  [{ userCode: '' }, ['userCode required']],
  [{ userCode: '1' }, ['userCode userCode']],
  [{ userCode: '-17' }, ['userCode userCode']],
  [{ userCode: 'a b' }, ['userCode userCode']],
  [{ nameZh: '  ' }, ['nameZh required']],
  [{ nameEn: 'x'.repeat(61) }, ['nameEn tooLong']],
  [{ sex: 'x' }, ['sex oneOf']],
  [{ userType: 'boss' }, ['userType oneOf']],
  [{ deptCode: 'D99' }, ['deptCode unknown']],
  [{ userType: 'enterprise' }, ['deptCode unknown']],
  [{ roles: [] }, ['roles required']],
  [{ roles: ['INSPECTOR', 'KING'] }, ['roles unknown']],
  [{ posts: ['NONE'] }, ['posts unknown']],
  [{ sites: [], defaultSite: 'CAN' }, ['sites required', 'defaultSite notAmongSites']],
  [{ sites: ['CAN', 'XXX'] }, ['sites unknown']],
  [{ defaultSite: 'SZX' }, ['defaultSite notAmongSites']],
  [{ mobile: 'call me' }, ['mobile mobile']],
  [{ email: 'wang.fang' }, ['email email']],
  [{ nameZh: '', nameEn: '', sex: '' }, ['nameZh required', 'nameEn required', 'sex required']],
])('[ADM-03] %o has the problems %j', (part, problems) => {
  const found = userProblems({ ...GOOD, ...part }, KNOWN)
  expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems)
})
