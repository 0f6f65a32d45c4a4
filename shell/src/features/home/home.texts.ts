import { defineTexts } from '../../platform/i18n/define-texts.ts'

export const homeTexts = defineTexts({
  'home.night': { zh: '{name}，夜深了', en: 'Hello, {name}' },
  'home.morning': { zh: '{name}，早上好', en: 'Good morning, {name}' },
  'home.afternoon': { zh: '{name}，下午好', en: 'Good afternoon, {name}' },
  'home.evening': { zh: '{name}，晚上好', en: 'Good evening, {name}' },
  'home.applications': { zh: '我的应用', en: 'My applications' },
  'home.open': { zh: '继续处理', en: 'Where you were' },
  'home.nothingOpen': { zh: '还没有打开的页面', en: 'No open pages yet' },
  'home.notices': { zh: '公告', en: 'Notices' },
  'home.noNotices': { zh: '暂无公告', en: 'No notices' },
  'home.noticesFailed': { zh: '公告加载失败', en: 'The notices could not be loaded' },
  'home.version': { zh: '版本', en: 'Version' },
  'home.localTime': { zh: '{date} · 当地 {time}（UTC {utc}）', en: '{date} · local {time} (UTC {utc})' },
})
