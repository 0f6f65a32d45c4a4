import { defineTexts } from '@apron/contract/texts/define-texts'

export const networkTexts = defineTexts('network', {
  away: {
    zh: '网络已断开（{time} 起）。已输入的内容都保留在页面上，网络恢复后可以继续。',
    en: 'No network since {time}. Everything you typed stays on the page. You can continue when the network is back.',
  },
  awayWaiting: {
    zh: '网络已断开（{time} 起）。已输入的内容都保留在页面上，{count} 项保存将在网络恢复后自动发送。',
    en: 'No network since {time}. Everything you typed stays on the page. {count} saves will be sent when the network is back.',
  },
  awayOneWaiting: {
    zh: '网络已断开（{time} 起）。已输入的内容都保留在页面上，1 项保存将在网络恢复后自动发送。',
    en: 'No network since {time}. Everything you typed stays on the page. 1 save will be sent when the network is back.',
  },
  back: { zh: '网络已恢复', en: 'The network is back' },
})
