import type { Language } from '@apron/contract/dictionary/language'
import type { SubAppName } from '@apron/contract/sub-apps/names'

/** Menu names of the sub-applications in the demo organisation. */
export const APP_TITLES: Readonly<Record<Language, Readonly<Record<SubAppName, string>>>> = {
  zh: {
    airline: '航司业务',
    amsp: '航材保障',
    amm: '飞机维修手册',
    marketing: '市场',
    tools: '工具管理',
    safetyQuality: '安全质量',
    workCard: '工卡',
    arWorkcard: 'AR工卡',
    supplier: '供应商',
    fireSafety: '消防安全',
    ipc: '图解零件目录',
  },
  en: {
    airline: 'Airline business',
    amsp: 'Material support',
    amm: 'Maintenance manual',
    marketing: 'Marketing',
    tools: 'Tools',
    safetyQuality: 'Safety & quality',
    workCard: 'Job cards',
    arWorkcard: 'AR job cards',
    supplier: 'Suppliers',
    fireSafety: 'Fire safety',
    ipc: 'Illustrated parts catalogue',
  },
}
