/** Messages of `npm run dev`, in both languages. */

interface Text {
  readonly zh: string
  readonly en: string
}

export const devTexts = {
  unknownApplication: (requested: string, known: readonly string[]): Text => ({
    zh: `没有名为 ${requested} 的应用。apps/ 中有：${known.join('、')}。也可以给出应用文件夹的路径。`,
    en: `There is no application ${requested}. apps/ has: ${known.join(', ')}. You can also give the path of an application's folder.`,
  }),
  noApplication: (): Text => ({
    zh: 'apps/ 中没有应用。请先运行 npm run new-sub-app -- <名称>。',
    en: 'There are no applications in apps/. Create one first: npm run new-sub-app -- <name>',
  }),
  ended: (what: string): Text => ({
    zh: `${what} 已退出，原因见上。`,
    en: `${what} has ended. The reason is above.`,
  }),
  noSubApp: (folder: string): Text => ({
    zh: `${folder} 的 vite.config.ts 没有使用 @apron/sdk/vite 的 subApp()，不是子应用。`,
    en: `${folder} is not a sub-application: its vite.config.ts does not use subApp() of @apron/sdk/vite.`,
  }),
  sameName: (name: string): Text => ({
    zh: `两个文件夹中的应用都叫 ${name}，不能同时启动。`,
    en: `Two folders contain an application ${name}. They cannot run together.`,
  }),
  portOutside: (name: string, port: number, first: number, last: number): Text => ({
    zh: `${name} 的端口 ${port} 不在 ${first} 到 ${last} 之间，门户不会从中加载。请更改其 vite.config.ts 中的 port。`,
    en: `The port ${port} of ${name} is not between ${first} and ${last}, so the portal would not load it. Change port in its vite.config.ts.`,
  }),
  serving: { zh: '启动开发服务器', en: 'Starting the development servers' },
  startingPortal: { zh: '启动门户', en: 'Starting the portal' },
  serverSlow: (seconds: number): Text => ({
    zh: `门户在 ${seconds} 秒内没有启动。`,
    en: `The portal did not start within ${seconds} seconds.`,
  }),
  ready: (shell: string, apps: readonly { readonly name: string; readonly url: string }[]): Text => ({
    zh: [
      `门户：${shell}　登录账号：100001（管理员）、100104（质量检查员），密码见上`,
      ...apps.map(({ name, url }) => `  ${name}：${url}`),
      '修改源文件后页面随即更新。停止：Ctrl-C',
    ].join('\n  '),
    en: [
      `Portal: ${shell}   Log in as 100001 (administrator) or 100104 (quality inspector); the password is above`,
      ...apps.map(({ name, url }) => `  ${name}: ${url}`),
      'Edit a source file, and the page updates. Stop: Ctrl-C',
    ].join('\n  '),
  }),
} as const
