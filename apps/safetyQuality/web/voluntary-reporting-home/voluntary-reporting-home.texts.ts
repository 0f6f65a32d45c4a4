import { defineTexts } from '@apron/sdk'

export const REPORTING_HOME_TEXTS = defineTexts('safetyQuality.reportingHome', {
  title: { zh: '安全自愿报告', en: 'Voluntary safety reporting' },
  lead: {
    zh: '看到不安全的情况，请告诉我们。无需登录；已登录时，姓名和账号也不会随报告发送。',
    en: 'If you saw something unsafe, tell us. You need not log in; and when you are, neither your name nor your account goes with a report.',
  },
  entries: {
    label: { zh: '从这里开始', en: 'Start here' },
    report: { zh: '我要报告', en: 'Make a report' },
    reportNote: { zh: '约5分钟，可以匿名', en: 'About five minutes, anonymous if you like' },
    check: { zh: '我要查询', en: 'Check my report' },
    checkNote: { zh: '用查询码看进度、回答提问', en: 'Progress and questions, by your code' },
    library: { zh: '报告共享库', en: 'Library' },
    libraryNote: { zh: '别人报告之后改进了什么', en: 'What was changed after others reported' },
    login: { zh: '返回登录', en: 'Back to login' },
    home: { zh: '返回首页', en: 'Back to the home page' },
    backNote: { zh: '离开本区', en: 'Leave this area' },
  },
  what: {
    title: { zh: '可以报告什么', en: 'What may be reported' },
    items: {
      zh: '差一点出错的维修工作；工具、外来物；手册、工卡写得不对或看不懂；可疑的航材；机坪和车辆的危险；消防、化学品、职业健康；疲劳、排班、培训和赶工的压力。',
      en: 'Work that nearly went wrong; tools and foreign objects; manuals and cards that are wrong or unclear; suspect material; dangers on the ramp; fire, chemicals, health; fatigue, rosters, training, pressure.',
    },
  },
  protection: {
    title: { zh: '如何保护您', en: 'How you are protected' },
    one: {
      zh: '自愿、保密、非处罚：报告只用于改进安全。',
      en: 'Voluntary, confidential, without punishment: reports serve safety alone.',
    },
    two: {
      zh: '匿名报告不含您的姓名、账号、设备和网络地址，只记录日期。',
      en: 'An anonymous report has neither name, account, device nor network address, and a date but no time.',
    },
    three: {
      zh: '内容加密保存，只有安全办公室的处理员能打开；管理员和领导不能。',
      en: 'What you write is sealed. Handlers of the safety office open it; administrators and managers cannot.',
    },
    four: {
      zh: '实名时，联系方式与内容分开保存，每次打开都留记录并让您看到；最迟90天后销毁。',
      en: 'If you give your name, it is kept apart; each opening is written down and shown to you; it is destroyed after 90 days at the latest.',
    },
    five: {
      zh: '公开的只有经两人去识别的内容。',
      en: 'Only what two people have freed of everything that identifies anybody is shared.',
    },
    six: {
      zh: '您凭查询码随时看到进度，并可匿名回答提问。',
      en: 'By your code you see how far it is, and answer questions without a name.',
    },
  },
  next: {
    title: { zh: '报告之后', en: 'What happens next' },
    receive: { zh: '接收', en: 'Received' },
    screen: { zh: '筛选', en: 'Screened' },
    investigate: { zh: '调查', en: 'Investigated' },
    improve: { zh: '改进', en: 'Improved' },
    answer: { zh: '反馈', en: 'Answered' },
    limits: {
      zh: '2个工作日内筛选，30天内初步反馈，90天内结束。',
      en: 'Screened within 2 working days, first feedback within 30 days, closed within 90.',
    },
  },
  counts: {
    title: { zh: '最近12个月', en: 'The last 12 months' },
    received: { zh: '收到报告', en: 'Reports received' },
    closed: { zh: '已关闭', en: 'Closed' },
    published: { zh: '已发布', en: 'Published' },
  },
  limits: {
    title: { zh: '不受保护的情况', en: 'What is not protected' },
    text: {
      zh: '事故和严重事故征候（须按强制报告渠道立即报告）、犯罪、故意违规或重大过失、饮酒或用药、与安全无关的投诉。报告这类事情不会暴露您：处理员通过查询码告知后续，只有法律强制时才披露身份。',
      en: 'Accidents and serious incidents (report them at once by the mandatory route), crimes, wilful misconduct or gross negligence, alcohol or drugs, and complaints that are not about safety. Filing about such a matter does not give you away: you are told by your code what will happen, and identity is disclosed only if the law compels it.',
    },
    honest: {
      zh: '本系统看不到、但您应知道：公司的网络和这台电脑仍可能显示有人打开过本页；文字的写法和只有您知道的细节也可能让人认出您。',
      en: 'Beyond our reach, and good to know: the company’s network and this computer may still show that somebody opened this page; the way you write, and details that only you know, may give you away.',
    },
  },
})
