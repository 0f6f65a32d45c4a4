import { defineTexts } from '@apron/contract/texts/define-texts'

export const searchTexts = defineTexts('search', {
  title: { zh: '搜索页面和记录', en: 'Find a page or record' },
  placeholder: { zh: '页面、编号或标题', en: 'Page, number or title' },
  results: { zh: '匹配的页面和记录', en: 'Matching pages and records' },
  openTabs: { zh: '已打开', en: 'Open' },
  favourites: { zh: '收藏', en: 'Favourites' },
  recent: { zh: '最近', en: 'Recent' },
  menu: { zh: '菜单', en: 'Menu' },
  records: { zh: '记录', en: 'Records' },
  count: { zh: '共 {count} 项', en: 'Results: {count}' },
  none: {
    zh: '没有匹配的页面或记录，请换一个词。',
    en: 'No pages or records match. Try another word.',
  },
  more: {
    zh: '另有 {count} 项，请输入更多字词。',
    en: '{count} more. Type more to narrow it down.',
  },
  searching: { zh: '正在查找记录…', en: 'Looking for records…' },
  recordsFailed: { zh: '记录查找失败', en: 'Records could not be searched' },
  incomplete: {
    zh: '部分应用的记录暂时无法查找。',
    en: 'Some records could not be searched. Try again later.',
  },
  retry: { zh: '重试', en: 'Try again' },
  scan: { zh: '扫码', en: 'Scan a code' },
  stopScan: { zh: '停止扫码', en: 'Stop scanning' },
  aim: { zh: '请将条码或二维码对准摄像头', en: 'Point the camera at a barcode or QR code' },
  cameraFailed: {
    zh: '无法使用摄像头。请检查浏览器的摄像头权限，或直接输入编号。',
    en: 'The camera could not be used. Check its permission in your browser, or type the number.',
  },
  keys: {
    zh: '↑ ↓ 选择，Enter 打开，Esc 关闭',
    en: '↑ ↓ to choose, Enter to open, Esc to close',
  },
})
