import { defineTexts } from '@apron/sdk'

export const PROGRESS_TEXTS = defineTexts('safetyQuality.reportProgress', {
  title: { zh: '报告进度', en: 'Report progress' },
  back: { zh: '查询另一个', en: 'Check another code' },
  received: { zh: '收到日期 {date}', en: 'Received on {date}' },
  way: { zh: '进度', en: 'Progress' },
  step: {
    RECEIVED: { zh: '已接收', en: 'Received' },
    TRIAGE: { zh: '筛选中', en: 'Being screened' },
    INFO_REQ: { zh: '请您补充信息', en: 'We have a question' },
    REDIRECTED: { zh: '已转其他渠道（附说明）', en: 'Passed to another channel' },
    CONTACT_READ: { zh: '处理员查看了联系方式', en: 'A handler opened your contact data' },
  },
  said: { zh: '沟通记录', en: 'What was said' },
  entry: {
    QUESTION: { zh: '安全办公室提问', en: 'Question of the safety office' },
    ANSWER: { zh: '您的回答', en: 'Your answer' },
    ADDITION: { zh: '您的补充', en: 'What you added' },
    FEEDBACK: { zh: '安全办公室反馈', en: 'Feedback of the safety office' },
    REDIRECTION: { zh: '说明', en: 'Explanation' },
  },
  nothingSaid: { zh: '还没有提问或反馈', en: 'No question and no feedback yet' },
  answer: { zh: '回答提问', en: 'Answer the question' },
  add: { zh: '补充信息', en: 'Add something' },
  text: { zh: '内容', en: 'Text' },
  send: { zh: '发送', en: 'Send' },
  sent: { zh: '已发送', en: 'Sent' },
  sending: { zh: '正在加密发送…', en: 'Sealing and sending…' },
})
