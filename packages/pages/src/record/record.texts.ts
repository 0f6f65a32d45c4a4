import { defineTexts } from '@apron/sdk'

export const RECORD_TEXTS = defineTexts('pages.record', {
  history: { zh: '变更记录', en: 'History' },
  approvalFailed: { zh: '审批记录加载失败', en: 'The approval could not be loaded' },
  forbidden: { zh: '没有访问权限', en: 'You do not have access to this page' },
  recordFailed: { zh: '记录加载失败', en: 'The record could not be loaded' },
  retry: { zh: '重试', en: 'Try again' },
  asRead: {
    zh: '网络已断开，此处显示的是 {time} 读取的内容；网络恢复后会重新读取。',
    en: 'There is no network. This record was loaded on {time}. It will be loaded again when the network is back.',
  },
  cancel: { zh: '取消', en: 'Cancel' },
  otherSite: {
    title: { zh: '非当前航站数据', en: 'Record of another site' },
    hint: {
      zh: '只能查看，切换到 {site} 后可以处理。',
      en: 'Read-only. Switch to {site} to work on it.',
    },
    change: { zh: '切换到 {site}', en: 'Switch to {site}' },
  },
  conflict: {
    theirs: { zh: '已保存', en: 'Saved' },
    own: { zh: '您填写的', en: 'Yours' },
    takeTheirs: { zh: '采用已保存的', en: 'Use the saved one' },
    keepOwn: { zh: '保留我的', en: 'Keep mine' },
  },
  signatures: {
    title: { zh: '签署', en: 'Signatures' },
    part: { zh: '环节', en: 'Role' },
    name: { zh: '姓名', en: 'Name' },
    number: { zh: '工号', en: 'Employee number' },
    time: { zh: '签署时间', en: 'Signed at' },
    unsigned: { zh: '未签署', en: 'Not signed' },
  },
  leave: {
    title: { zh: '提示', en: 'Notice' },
    message: { zh: '有未保存的内容，确定离开？', en: 'You have unsaved work. Leave anyway?' },
    save: { zh: '保存并关闭', en: 'Save and close' },
    discard: { zh: '不保存', en: 'Discard' },
  },
})
