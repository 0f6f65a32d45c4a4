import { defineTexts } from '@apron/sdk'

export const sitesTexts = defineTexts('sites', {
  title: { zh: '航站管理', en: 'Sites' },
  keyword: { zh: '代码或名称', en: 'Code or name' },
  which: { zh: '范围', en: 'Scope' },
  'which.sites': { zh: '本公司航站', en: 'Company sites' },
  'which.others': { zh: '其他机场', en: 'Other airports' },
  add: { zh: '新增机场', en: 'Add airport' },
  edit: { zh: '编辑机场 {code}', en: 'Edit airport {code}' },
  make: { zh: '设为航站', en: 'Add to sites' },
  take: { zh: '取消航站', en: 'Remove from sites' },
  makeQuestion: {
    zh: '设为航站后，可以为人员分配 {code} {name}。确定设置吗？',
    en: 'Add {code} {name} to the sites? You can then assign people to it.',
  },
  takeQuestion: {
    zh: '取消后，不能再切换到 {code} {name}。确定取消吗？',
    en: 'Remove {code} {name} from the sites? Nobody will be able to switch to it.',
  },
})
