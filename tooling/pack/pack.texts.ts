interface Text {
  readonly zh: string
  readonly en: string
}

export const packTexts = {
  usage: {
    zh: '用法：npm run pack -- <文件夹>，安装包放入该文件夹。',
    en: 'Usage: npm run pack -- <folder>. The packages are written to that folder.',
  },
  failed: (name: string, output: string): Text => ({
    zh: `无法打包 @apron/${name}。npm 的说明：\n${output}`,
    en: `@apron/${name} could not be packed. npm says:\n${output}`,
  }),
  done: (folder: string): Text => ({
    zh: `安装包 @apron/contract、@apron/sdk、@apron/ui、@apron/pages 已放入 ${folder}。`,
    en: `The packages @apron/contract, @apron/sdk, @apron/ui and @apron/pages are in ${folder}.`,
  }),
} as const
