/** Messages of `npm run new-sub-app`, in both languages. */

export interface Text {
  readonly zh: string
  readonly en: string
}

export const texts = {
  usage: {
    zh: '请给出应用名称，例如 shiftBook：它也是应用的路径 /shiftBook。',
    en: 'Name the application, for example shiftBook. The name is also its path: /shiftBook.',
  },
  badName: (name: string): Text => ({
    zh: `“${name}”不能用作应用名称。名称以小写字母开头，由 2 到 40 个字母和数字组成，例如 shiftBook。`,
    en: `"${name}" cannot be the name of an application. A name starts with a lower-case letter and has 2 to 40 letters and digits, for example shiftBook.`,
  }),
  reserved: (name: string): Text => ({
    zh: `/${name} 是门户自身的路径，请换一个名称。`,
    en: `/${name} is a path of the portal itself. Choose another name.`,
  }),
  taken: (name: string, other: string): Text => ({
    zh: `已有应用 ${other}，不能再用名称 ${name}。未作任何更改。`,
    en: `An application ${other} already exists, so the name ${name} is taken. Nothing was changed.`,
  }),
  ownPackage: (name: string, other: string): Text => ({
    zh: `仓库中已有程序包 ${other}，应用不能使用名称 ${name}。未作任何更改。`,
    en: `The repository already has a package ${other}, so the name ${name} is taken. Nothing was changed.`,
  }),
  folderInUse: (folder: string, file: string): Text => ({
    zh: `${folder} 中已有 ${file}，未作任何更改。请在空文件夹中创建应用。`,
    en: `${folder} already contains ${file}. Nothing was changed. Create the application in an empty folder.`,
  }),
  madeInside: (name: string): Text => ({
    zh: [
      `已创建应用 apps/${name}，含服务器部分，并已登记在 server/src/app/plugins.ts。`,
      `  查看（热更新）：   npm run dev -- ${name}`,
      `  测试：             npm test -- ${name}`,
      '  谁可以使用：       新安装的系统中为 app.ts 中 roles 所列角色；已在使用的系统由管理员在“角色”中授权',
      '  提交前更新锁定文件：npm install --package-lock-only',
    ].join('\n'),
    en: [
      `The application apps/${name} has been created with its server part, which is registered in server/src/app/plugins.ts.`,
      `  See it, with hot reload:              npm run dev -- ${name}`,
      `  Test it:                              npm test -- ${name}`,
      '  Who may use it:                       in a new installation, the roles that app.ts names; in an existing one, the roles to which an administrator grants it',
      '  Before you commit, update the lock file: npm install --package-lock-only',
    ].join('\n'),
  }),
  madeOutside: (name: string): Text => ({
    zh: [
      `已创建应用 ${name}。`,
      '  安装依赖库：npm install',
      '  测试：      npm test',
      '  构建：      npm run build',
    ].join('\n'),
    en: [
      `The application ${name} has been created.`,
      '  Install the libraries:  npm install',
      '  Test:                   npm test',
      '  Build:                  npm run build',
    ].join('\n'),
  }),
} as const
