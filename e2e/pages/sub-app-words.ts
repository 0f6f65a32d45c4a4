const zh = {
  upload: '上传版本',
  propose: '提交确认',
  waiting: '待确认',
  usable: '可用',
  active: '当前版本',
  look: '查看来源',
  ownHint: '您上传的版本须由另一名管理员确认',
  install: '确认安装',
  try: '试用',
  people: '人员',
  tryStart: '开始试用',
  trialUntil: '试用至',
  onTrial: '正在试用版本',
  endTrial: '结束试用',
  use: '使用此版本',
}

const en: typeof zh = {
  upload: 'Upload a version',
  propose: 'Submit',
  waiting: 'Waiting',
  usable: 'Usable',
  active: 'Active',
  look: 'Details',
  ownHint: 'You uploaded this version. Another administrator must confirm it.',
  install: 'Install',
  try: 'Try',
  people: 'People',
  tryStart: 'Start trial',
  trialUntil: 'Trial until',
  onTrial: 'runs trial version',
  endTrial: 'End trial',
  use: 'Use this version',
}

/** What the page of sub-applications says. */
export const SUB_APP_WORDS = { zh, en }
