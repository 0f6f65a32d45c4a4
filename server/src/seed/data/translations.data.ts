export const PROJECT_NAME = '航空维修门户'

/** Code, Chinese, English: wordings of this company that override the built-in ones. */
export const TRANSLATIONS = [
  ['portal.company', '凌岳航空维修工程有限公司', 'Lingyue Aero Engineering Co., Ltd.'],
  ['portal.companyShort', '凌岳航空维修', 'Lingyue Aero Engineering'],
  ['safetyQuality.checkList.checkedDept', '受检部门', 'Checked department'],
  ['safetyQuality.checkList.leadChecker', '检查组长', 'Lead checker'],
  ['dict.PRIORITY.1', 'AOG（飞机停场）', 'AOG'],
] as const
