import { defineTexts } from '@apron/sdk'

export const sitesTexts = defineTexts('sites', {
  title: { zh: '航站管理', en: 'Sites' },
  keyword: { zh: '代码或名称', en: 'Code or name' },
  which: { zh: '范围', en: 'Scope' },
  'which.sites': { zh: '本公司航站', en: 'Company sites' },
  'which.others': { zh: '其他机场', en: 'Other airports' },
  threeCode: { zh: '三字码', en: 'Three-letter code' },
  icao: { zh: '四字码', en: 'ICAO code' },
  people: { zh: '人员数', en: 'People' },
  'state.site': { zh: '航站', en: 'Site' },
  'state.airport': { zh: '非航站', en: 'Not a site' },
  add: { zh: '新增机场', en: 'Add airport' },
  edit: { zh: '编辑机场 {code}', en: 'Edit airport {code}' },
  codeHint: { zh: '保存后不能修改', en: 'Cannot be changed later' },
  threeCodeWrong: { zh: '三个大写字母，例如 CAN', en: 'Enter three capital letters, for example CAN' },
  icaoWrong: { zh: '四个大写字母，例如 ZGGG', en: 'Enter four capital letters, for example ZGGG' },
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
