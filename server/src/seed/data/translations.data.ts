import type { DemoTranslation } from '@apron/server-kit/plugin/server-plugin'

export const PROJECT_NAME = '航空维修门户'

/** Texts of this company that override built-in ones. */
export const TRANSLATIONS: readonly DemoTranslation[] = [
  {
    code: 'portal.company',
    text: { zh: '凌岳航空维修工程有限公司', en: 'Lingyue Aero Engineering Co., Ltd.' },
  },
  { code: 'portal.companyShort', text: { zh: '凌岳航空维修', en: 'Lingyue Aero Engineering' } },
  { code: 'dict.PRIORITY.1', text: { zh: 'AOG（飞机停场）', en: 'AOG' } },
]
