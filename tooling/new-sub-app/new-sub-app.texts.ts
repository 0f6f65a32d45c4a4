/** What making an application says, in both languages. */

export interface Text {
  readonly zh: string
  readonly en: string
}

export const texts = {
  usage: {
    zh: '请给出应用名称，例如 shiftBook：它也是应用的路径 /shiftBook。',
    en: 'Name the application, such as shiftBook: it is also its path /shiftBook.',
  },
  badName: (name: string): Text => ({
    zh: `“${name}”不能用作应用名称。名称以小写字母开头，由 2 到 40 个字母和数字组成，例如 shiftBook。`,
    en: `"${name}" cannot be a name. A name begins with a small letter and has 2 to 40 letters and digits, such as shiftBook.`,
  }),
  reserved: (name: string): Text => ({
    zh: `/${name} 是门户自身的路径，请换一个名称。`,
    en: `/${name} is a path of the portal itself. Choose another name.`,
  }),
  taken: (name: string, other: string): Text => ({
    zh: `已有应用 ${other}，不能再用名称 ${name}。未作任何更改。`,
    en: `There is an application ${other} already, so ${name} is taken. Nothing was changed.`,
  }),
  folderInUse: (folder: string, file: string): Text => ({
    zh: `${folder} 中已有 ${file}，未作任何更改。请在空文件夹中创建应用。`,
    en: `${folder} has ${file} already; nothing was changed. Make the application in an empty folder.`,
  }),
  madeInside: (name: string): Text => ({
    zh: [
      `已创建应用 apps/${name}。`,
      `  查看（热更新）：             npm run dev -- ${name}`,
      `  npm run demo 运行时加入菜单：npm run app -- menu ${name} --roles INSPECTOR,ADMIN`,
      '  提交前更新锁定文件：         npm install --package-lock-only',
    ].join('\n'),
    en: [
      `The application apps/${name} is made.`,
      `  See it, with hot reload:                      npm run dev -- ${name}`,
      `  Put it into the menu, while npm run demo runs: npm run app -- menu ${name} --roles INSPECTOR,ADMIN`,
      '  Before it is committed, the lock file:        npm install --package-lock-only',
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
      `The application ${name} is made.`,
      '  Install the libraries:  npm install',
      '  Test:                   npm test',
      '  Build:                  npm run build',
    ].join('\n'),
  }),
} as const
