import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import { defineTexts } from '@apron/contract/texts/define-texts'

export const siteTexts = defineTexts('site', {
  label: { zh: '航站', en: 'Site' },
  current: { zh: '当前航站：{name}', en: 'Current site: {name}' },
  switched: CLIENT_TEXTS.airportSwitched,
  switchedTitle: CLIENT_TEXTS.promptTitle,
  reload: { zh: '刷新', en: 'Reload' },
  stay: { zh: '暂不刷新', en: 'Not now' },
  tabBelongs: {
    zh: '此页属于 {site}，查询和保存都在该航站进行。当前航站：{current}。',
    en: 'This page belongs to {site}. Searches and saves apply to that site. Your current site is {current}.',
  },
  moveTab: { zh: '在 {code} 打开', en: 'Open at {code}' },
  ofTab: { zh: '航站 {code}', en: 'Site {code}' },
  failed: { zh: '航站列表加载失败，请重试', en: 'The sites could not be loaded. Try again.' },
  loading: { zh: '正在加载…', en: 'Loading…' },
})
