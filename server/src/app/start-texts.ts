import type { TextPair } from '@apron/contract/texts/text-pair'

/** Messages for the person whose start of the server fails. */
export const startErrors = {
  portTaken: (host: string, port: number): TextPair => ({
    zh: `端口 ${port}（${host}）已被占用。请停止占用它的程序，或用 PORT 指定其他端口，例如 PORT=${port + 1}。`,
    en: `Port ${port} on ${host} is in use. Stop the program that uses it, or choose another port with PORT, for example PORT=${port + 1}.`,
  }),
  portForbidden: (port: number): TextPair => ({
    zh: `没有权限使用端口 ${port}。请用 PORT 指定 1024 以上的端口。`,
    en: `This user may not open port ${port}. Choose a port above 1024 with PORT.`,
  }),
  hostUnknown: (host: string): TextPair => ({
    zh: `本机没有地址 ${host}。请检查 HOST。`,
    en: `This machine has no address ${host}. Check HOST.`,
  }),
  diskFull: (): TextPair => ({
    zh: '磁盘已满，服务器无法写入所需文件。请清理磁盘后重试。',
    en: 'The disk is full: the server cannot write a file it needs. Free some space, then start again.',
  }),
  notBuilt: (folder: string): TextPair => ({
    zh: `${folder} 中没有构建好的页面。请先运行 npm run demo 或 npm start，它们会先构建。`,
    en: `There are no built pages in ${folder}. Start with "npm run demo" or "npm start": both build first.`,
  }),
} as const

export interface DemoLogin {
  readonly account: string
  readonly password: string
  readonly file: string
  /** Further notes about the variant. */
  readonly notes: readonly TextPair[]
}

export interface Announcement {
  readonly address: string
  readonly store: string
  readonly variant: string
  /** Demo login; `filled before` if the store has users whose password this server does not know. */
  readonly demo: DemoLogin | 'filled before' | null
  /** Token of the first administrator's link, if there are no users. */
  readonly setupToken: string | null
}

function setupLines(address: string, token: string): { zh: string[]; en: string[] } {
  const link = `  ${address}/setup?token=${token}`
  return {
    zh: ['', '尚无用户。请在 24 小时内用浏览器打开下面的一次性链接，创建首位管理员：', link],
    en: [
      '',
      'There are no users yet. Open this one-time link in a browser within 24 hours to create the first administrator:',
      link,
    ],
  }
}

function demoLines(demo: DemoLogin | 'filled before'): { zh: string[]; en: string[] } {
  if (demo === 'filled before') {
    return {
      zh: [
        '演示用户已存在，密码不是本服务器设置的：',
        '见首次填充该数据的服务器 DATA_DIR 中的 demo-login.txt，或已被修改。',
      ],
      en: [
        'The demo users already exist, with a password that this server did not set: it is in demo-login.txt',
        'in the DATA_DIR of the server that first filled this store, or it has been changed since.',
      ],
    }
  }
  return {
    zh: [
      `登录：账号 ${demo.account}，密码 ${demo.password}`,
      `（所有演示用户密码相同，保存在 ${demo.file}）`,
      ...demo.notes.map(({ zh }) => zh),
    ],
    en: [
      `Log in: account ${demo.account}, password ${demo.password}`,
      `(the same for all demo users; kept in ${demo.file})`,
      ...demo.notes.map(({ en }) => en),
    ],
  }
}

/** Returns the text printed when the server is ready. */
export function announcement(facts: Announcement): TextPair {
  const { address, store, variant, demo, setupToken } = facts
  const more = demo
    ? demoLines(demo)
    : setupToken === null
      ? { zh: [], en: [] }
      : setupLines(address, setupToken)
  return {
    zh: [
      '',
      `Apron 已启动：${address}`,
      ...more.zh,
      `数据：${store}`,
      `部署：${variant}　停止：Ctrl-C`,
      '',
    ].join('\n'),
    en: [
      '',
      `Apron is ready: ${address}`,
      ...more.en,
      `Data: ${store}`,
      `Variant: ${variant}   Stop: Ctrl-C`,
      '',
    ].join('\n'),
  }
}
