import { defineTexts } from '@apron/sdk'

/** Names of the columns, in both languages: a saved view may be another's. */
export const DESK_COLUMNS = {
  number: { zh: '编号', en: 'Number' },
  received: { zh: '收到日期', en: 'Received' },
  band: { zh: '时段', en: 'Time band' },
  category: { zh: '报告类别', en: 'Category' },
  language: { zh: '语言', en: 'Language' },
  state: { zh: '状态', en: 'State' },
  handler: { zh: '处理员', en: 'Handler' },
} as const

export const DESK_TEXTS = defineTexts('safetyQuality.reportDesk', {
  title: { zh: '报告处理台', en: 'Report desk' },
  table: { zh: '自愿报告', en: 'Voluntary reports' },
  empty: { zh: '还没有报告', en: 'No report yet' },
  emptyFiltered: { zh: '没有符合条件的报告', en: 'No report matches the filter' },
  filter: {
    state: { zh: '状态', en: 'State' },
    category: { zh: '报告类别', en: 'Category' },
    mine: { zh: '我处理的', en: 'Mine' },
  },
  unnumbered: { zh: '未编号', en: 'No number yet' },
  languages: { zh: { zh: '中文', en: 'Chinese' }, en: { zh: '英文', en: 'English' } },
  bands: {
    first: { zh: '0–6时', en: '0–6 h' },
    second: { zh: '6–12时', en: '6–12 h' },
    third: { zh: '12–18时', en: '12–18 h' },
    fourth: { zh: '18–24时', en: '18–24 h' },
  },
  key: {
    title: { zh: '办公室密钥', en: 'Key of the office' },
    none: {
      zh: '还没有密钥，现在不能接收报告。请设置密钥：它在本机浏览器中生成，只有凭口令或恢复密钥才能打开。',
      en: 'There is no key yet, so reports cannot be taken. Make one: it is made in this browser, and opens by a passphrase or the recovery key alone.',
    },
    notMine: {
      zh: '您还不能打开密钥。请由能打开密钥的处理员添加，或用恢复密钥打开后设置自己的口令。',
      en: 'You cannot open the key yet. Ask a handler who can to add you, or open it with the recovery key and set a passphrase.',
    },
    locked: {
      zh: '已锁定。输入您的口令，报告才能在此浏览器中阅读。',
      en: 'Locked. Enter your passphrase to read reports in this browser.',
    },
    open: { zh: '已打开，30分钟后自动锁定。', en: 'Open; it locks itself after 30 minutes.' },
    passphrase: { zh: '口令', en: 'Passphrase' },
    newPassphrase: { zh: '新口令', en: 'New passphrase' },
    passphraseHint: {
      zh: '至少16个字符，与登录密码不同',
      en: '16 characters or more, and not your login password',
    },
    repeat: { zh: '再输入一次', en: 'Once more' },
    tooShort: { zh: '口令至少16个字符', en: 'A passphrase has 16 characters or more' },
    differs: { zh: '两次输入不一致', en: 'The two differ' },
    unlock: { zh: '打开', en: 'Unlock' },
    lock: { zh: '锁定', en: 'Lock' },
    wrong: { zh: '口令不正确', en: 'This is not the passphrase' },
    make: { zh: '生成密钥', en: 'Make the key' },
    made: { zh: '密钥已生成', en: 'The key is made' },
    recovery: { zh: '恢复密钥', en: 'Recovery key' },
    recoveryNote: {
      zh: '请立即打印并锁入保险柜。所有口令都遗失时，只有它能打开报告；它不会再次显示。',
      en: 'Print it now and lock it away. When every passphrase is lost, it alone opens the reports; it is not shown again.',
    },
    recoveryKept: { zh: '已打印并保管', en: 'It is printed and locked away' },
    useRecovery: { zh: '用恢复密钥打开', en: 'Open with the recovery key' },
    holders: { zh: '能打开的处理员', en: 'Handlers who can open it' },
    add: { zh: '添加处理员', en: 'Add a handler' },
    addNote: { zh: '请{name}在此输入自己的口令。', en: 'Let {name} enter a passphrase of their own here.' },
    added: { zh: '已添加', en: 'Added' },
    who: { zh: '处理员', en: 'Handler' },
    working: { zh: '正在计算，请稍候…', en: 'Working it out…' },
  },
  detail: {
    title: { zh: '自愿报告', en: 'Voluntary report' },
    back: { zh: '报告处理台', en: 'Report desk' },
    sealed: {
      zh: '报告已加密。打开办公室密钥后阅读。',
      en: 'The report is sealed. Open the key of the office to read it.',
    },
    unreadable: {
      zh: '这份报告不能用当前密钥打开。',
      en: 'The key that is open does not open this report.',
    },
    event: { zh: '报告内容', en: 'Report' },
    contactOk: { zh: '愿意回答问题', en: 'Answers questions' },
    yes: { zh: '是', en: 'Yes' },
    no: { zh: '否', en: 'No' },
    said: { zh: '与报告人的沟通', en: 'Said to and by the reporter' },
    nothingSaid: { zh: '还没有提问或反馈', en: 'No question and no feedback yet' },
    entry: {
      QUESTION: { zh: '提问（{name}）', en: 'Question ({name})' },
      ANSWER: { zh: '报告人的回答', en: 'Answer of the reporter' },
      ADDITION: { zh: '报告人的补充', en: 'Added by the reporter' },
      FEEDBACK: { zh: '反馈（{name}）', en: 'Feedback ({name})' },
      REDIRECTION: { zh: '说明（{name}）', en: 'Explanation ({name})' },
    },
    files: {
      title: { zh: '附件', en: 'Attachments' },
      none: { zh: '没有附件', en: 'No attachment' },
      locked: { zh: '打开办公室密钥后查看', en: 'Open the key of the office to see them' },
      item: { zh: '{number}. {kind}，约{size}', en: '{number}. {kind}, about {size}' },
      picture: { zh: '附件{number}', en: 'Attachment {number}' },
      kinds: {
        jpeg: { zh: '图片', en: 'Picture' },
        png: { zh: '图片', en: 'Picture' },
        pdf: { zh: '文件', en: 'PDF' },
        mp4: { zh: '视频', en: 'Video' },
      },
      show: { zh: '查看附件{number}', en: 'Show attachment {number}' },
      save: { zh: '下载附件{number}', en: 'Download attachment {number}' },
      note: {
        zh: '下载的文件不再加密：请在用后删除。文件来自未知的人，请只用最新的软件打开。',
        en: 'A downloaded file is no longer sealed: delete it after use. It comes from somebody unknown: open it with up-to-date software only.',
      },
      unreadable: {
        zh: '这个附件不能打开或已销毁。',
        en: 'This attachment cannot be opened, or has been destroyed.',
      },
    },
    way: { zh: '进度', en: 'Progress' },
    contactRead: { zh: '查看了联系方式', en: 'Contact data opened' },
    strip: {
      title: { zh: '身份条', en: 'Identity strip' },
      note: {
        zh: '打开须填写理由并留下记录，报告人会看到。',
        en: 'Opening it needs a reason, is written down, and is shown to the reporter.',
      },
      gone: { zh: '联系方式已销毁', en: 'The contact data has been destroyed' },
      open: { zh: '查看联系方式', en: 'Open contact data' },
      reason: { zh: '理由（10–200字）', en: 'Reason (10 to 200 characters)' },
      anonymous: {
        zh: '报告人选择匿名，没有联系方式。',
        en: 'The reporter chose to be anonymous: there is no contact data.',
      },
    },
    action: {
      take: { zh: '接收处理', en: 'Take it' },
      ask: { zh: '提问', en: 'Ask' },
      feedback: { zh: '反馈', en: 'Give feedback' },
      redirect: { zh: '转其他渠道', en: 'Pass on' },
    },
    hint: {
      ask: {
        zh: '报告人凭查询码看到问题，可匿名回答（5–1000字）。',
        en: 'The reporter reads it by the code and answers without a name (5 to 1000 characters).',
      },
      feedback: {
        zh: '报告人凭查询码看到反馈（10–2000字）。',
        en: 'The reporter reads it by the code (10 to 2000 characters).',
      },
      redirect: {
        zh: '向报告人说明原因和去向（30–500字）。之后不能再补充。',
        en: 'Tell the reporter why and where to (30 to 500 characters). Nothing can be added afterwards.',
      },
    },
    text: { zh: '内容', en: 'Text' },
    send: { zh: '发送', en: 'Send' },
    cancel: { zh: '取消', en: 'Cancel' },
    done: {
      take: { zh: '已接收', en: 'Taken' },
      ask: { zh: '已发送', en: 'Sent' },
      feedback: { zh: '已发送', en: 'Sent' },
      redirect: { zh: '已转其他渠道', en: 'Passed on' },
    },
    conflict: {
      zh: '他人已更改这份报告，已载入最新内容',
      en: 'Somebody else has changed the report; the newest is loaded',
    },
  },
})
