import type { DemoTranslation } from '@apron/server-kit/plugin/demo-translation'

export const DEMO_TRANSLATIONS: readonly DemoTranslation[] = [
  { code: 'safetyQuality.checkList.checkedDept', text: { zh: '受检部门', en: 'Checked department' } },
  { code: 'safetyQuality.checkList.leadChecker', text: { zh: '检查组长', en: 'Lead checker' } },
]
