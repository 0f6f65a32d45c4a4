import { defineTexts } from '@apron/sdk'

/** Texts for inviting many people and for the sheet of links. */
export const invitationTexts = defineTexts('waysIn', {
  way: { zh: '方式', en: 'How' },
  send: { zh: '发送到本人手机或邮箱', en: 'Send by text message or e-mail' },
  print: { zh: '打印一次性链接', en: 'Print one-time links' },
  noGateway: {
    zh: '尚未配置短信与邮件网关，只能打印',
    en: 'No SMS and e-mail gateway is configured, so links can only be printed',
  },
  unknown: {
    zh: '无法确认是否已配置短信与邮件网关，暂时只能打印',
    en: 'Could not check whether links can be sent. For now they can only be printed',
  },
  sendText: {
    zh: '每人收到一个设置密码的链接：可用一次，7 天内有效；之前的链接失效。',
    en: 'Each person gets a link to set a password. It works once, for 7 days; an earlier link stops working.',
  },
  printText: {
    zh: '每人一条，裁开后交给本人：可用一次，7 天内有效；之前的链接失效。有受保护权限或岗位的人不打印，只发送到本人手机或邮箱。',
    en: 'One strip per person, to be cut and handed over. A link works once, for 7 days; an earlier link stops working. Links of people with guarded rights or a post are not printed. They are sent to the person by text message or e-mail.',
  },
  invite: { zh: '邀请', en: 'Invite' },
  inviteNew: { zh: '邀请未设密码的人员', en: 'Invite people without a password' },
  nobodyNew: { zh: '所有人员都已设置密码', en: 'Everyone has a password' },
  people: {
    zh: '{count} 人还没有密码，不能登录。',
    en: 'People without a password, who cannot log in yet: {count}.',
  },
  imported: { zh: '导入完成', en: 'Import complete' },
  importedText: {
    zh: '新增 {added} 人，修改 {changed} 人；其中 {waiting} 项待另一名管理员确认。',
    en: 'Added: {added}, changed: {changed}. Of these, waiting for another administrator: {waiting}.',
  },
  later: { zh: '以后再说', en: 'Later' },
  close: { zh: '关闭', en: 'Close' },
  printBatch: { zh: '打印第 {at} 批，共 {of} 批', en: 'Print batch {at} of {of}' },
  batches: {
    zh: '每批最多 {max} 人，共 {of} 批，逐批打印。',
    en: 'At most {max} people per batch; {of} batches, printed one after the other.',
  },
  progress: { zh: '已处理 {done} 人，共 {of} 人', en: '{done} of {of} done' },
  result: { zh: '结果', en: 'Result' },
  sent: { zh: '已发送', en: 'Sent' },
  printed: { zh: '已打印', en: 'Printed' },
  failed: { zh: '未邀请', en: 'Not invited' },
  counts: { zh: '已邀请 {done} 人，未邀请 {failed} 人。', en: 'Invited: {done}. Not invited: {failed}.' },
  sheetTitle: { zh: '一次性链接', en: 'One-time links' },
  sheetText: {
    zh: '已为 {count} 人生成链接，{until} 前有效。请在打印窗口中打印；关闭本窗口后链接不再显示，重新打印会使旧链接失效。',
    en: 'Links created: {count}, valid until {until}. Print them in the print window. They are not shown again after you close this dialog. If you print again, these links stop working.',
  },
  printAgain: { zh: '再次打印', en: 'Print again' },
  closeQuestion: {
    zh: '链接已打印好了吗？关闭后不再显示。',
    en: 'Have the links been printed? They are not shown again after you close this dialog.',
  },
})

/** Texts on paper, in both languages: recipients have not chosen a language yet. */
export const STRIP_TEXTS = {
  number: { zh: '工号', en: 'No.' },
  portal: { zh: '门户', en: 'Portal' },
  link: { zh: '链接', en: 'Link' },
  until: { zh: '有效期至', en: 'Valid until' },
  what: {
    zh: '用手机或平板扫描二维码，或在浏览器中输入链接，然后设置自己的密码。链接只能使用一次；不要交给他人。',
    en: 'Scan the code with a phone or tablet, or type the link into a browser. Then set your own password. The link works once. Do not share it.',
  },
} as const
