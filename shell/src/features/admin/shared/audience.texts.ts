import { defineTexts } from '@apron/sdk'

/** Texts about the audience of an alarm or notice. */
export const audienceTexts = defineTexts('audience', {
  audience: { zh: '接收范围', en: 'Recipients' },
  site: { zh: '航站', en: 'Site' },
  roles: { zh: '角色', en: 'Roles' },
  departments: { zh: '部门', en: 'Departments' },
  wholeCompany: { zh: '全公司', en: 'Whole company' },
  everybodyThere: { zh: '全部人员', en: 'Everyone' },
})
