const zh = {
  upload: '上传版本',
  propose: '提交确认',
  waiting: '待确认',
  usable: '可用',
  active: '当前版本',
  look: '查看来源',
  ownHint: '您上传的版本须由另一名管理员确认',
  install: '确认安装',
  refuse: '拒绝',
  by: '{by}（100001）',
  versionWaits: '{by} 上传了子应用 {name} 的版本 {version}，请在',
  versionInstalled: '您上传的子应用 {name} 版本 {version}：已确认并安装',
  versionRefused: '您上传的子应用 {name} 版本 {version}：已拒绝',
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
  refuse: 'Reject',
  by: '{by} (100001)',
  versionWaits: '{by} uploaded version {version} of the application {name}. Confirm or reject it by',
  versionInstalled: 'Version {version} of the application {name} that you uploaded: confirmed and installed',
  versionRefused: 'Version {version} of the application {name} that you uploaded: rejected',
  use: 'Use this version',
}

/** Texts of the page of sub-applications. */
export const SUB_APP_WORDS = { zh, en }
