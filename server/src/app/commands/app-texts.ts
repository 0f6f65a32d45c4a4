import type { TextPair } from '@apron/contract/texts/text-pair'

/** Messages of `npm run app` itself, before it hands anything to the server or the store. */
export const appTexts = {
  usage: (): TextPair => ({
    zh: [
      '用法：',
      '  npm run app -- list                          列出子应用、版本及其使用情况',
      '  npm run app -- use <名称> <版本>             启用某个版本（升级或回退）',
      '  npm run app -- use <名称> newest             重新跟随最新构建',
      '  npm run app -- enable <名称>                 启用子应用',
      '  npm run app -- disable <名称>                停用子应用',
      '  npm run app -- add <文件夹>                  检查并部署一个构建好的版本',
      '  npm run app -- menu <名称> --roles <角色,…> [--zh <中文名> --en <英文名>]',
      '                                               为这些角色加入菜单',
      '  npm run app -- new-key <名称>                生成签名密钥，存为 <名称>.key',
      '  npm run app -- sign <文件夹> --key <文件>    为构建好的版本签名，生成可在浏览器上传的 ZIP',
    ].join('\n'),
    en: [
      'Usage:',
      '  npm run app -- list                          list sub-applications, their versions and usage',
      '  npm run app -- use <name> <version>          activate a version (upgrade or roll back)',
      '  npm run app -- use <name> newest             follow the latest build again',
      '  npm run app -- enable <name>                 enable a sub-application',
      '  npm run app -- disable <name>                disable a sub-application',
      '  npm run app -- add <folder>                  check a built version and add it',
      '  npm run app -- menu <name> --roles <role,…> [--zh <Chinese name> --en <English name>]',
      '                                               add it to the menu of these roles',
      '  npm run app -- new-key <name>                create a signing key and store it in <name>.key',
      '  npm run app -- sign <folder> --key <file>    sign a built version and create a ZIP file to upload in the browser',
    ].join('\n'),
  }),
  keyMade: (file: string, setting: string): TextPair => ({
    zh: `私钥已存入 ${file}，请妥善保管，不要放入仓库。请在服务器上设置（多个密钥以逗号分隔）：\nAPP_SIGNING_KEYS=${setting}`,
    en: `The private key is in ${file}. Keep it safe and out of the repository. Set on the server (several keys are separated by commas):\nAPP_SIGNING_KEYS=${setting}`,
  }),
  noKey: (file: string): TextPair => ({
    zh: `${file} 不是可用的签名私钥。请用 npm run app -- new-key <名称> 生成。未作更改。`,
    en: `${file} is not a private signing key. Create one with "npm run app -- new-key <name>". Nothing was changed.`,
  }),
  signed: (archive: string): TextPair => ({
    zh: `已签名：${archive}。请在“系统管理 › 子应用管理”中上传。`,
    en: `Signed: ${archive}. Upload it under Administration › Sub-applications.`,
  }),
  noStore: (location: string): TextPair => ({
    zh: `${location} 中还没有数据。请先启动一次服务器（npm start 或 npm run demo）。`,
    en: `There is no data in ${location} yet. Start the server once ("npm start" or "npm run demo").`,
  }),
  storeOutdated: (location: string): TextPair => ({
    zh: `数据库（${location}）尚未升级到本版本。请先启动一次本版本的服务器。`,
    en: `The store (${location}) has not been upgraded to this version yet. Start the server of this version once.`,
  }),
  serverNotReached: (folder: string): TextPair => ({
    zh: `数据文件夹 ${folder} 正被另一个进程使用，但它没有回答。如果服务器正在启动或停止，请稍后重试。未作更改。`,
    en: `The data folder ${folder} is in use by a process that does not answer. If the server is just starting or stopping, try again in a moment. Nothing was changed.`,
  }),
  notAVersion: (folder: string, reason: TextPair): TextPair => ({
    zh: `${folder} 不是可用的版本：${reason.zh}。未作更改。`,
    en: `${folder} is not a usable version: ${reason.en}. Nothing was changed.`,
  }),
  otherContent: (name: string, version: string): TextPair => ({
    zh: `${name} 已有版本 ${version}，且内容不同。已部署的版本不可更改，请使用新的版本号。未作更改。`,
    en: `${name} already has a version ${version} with different content. Versions cannot be changed after they are added: build it under a new number. Nothing was changed.`,
  }),
  damaged: (folder: string, reason: TextPair): TextPair => ({
    zh: `该版本已存在，但 ${folder} 中的文件已损坏（${reason.zh}）。请删除该文件夹后重新部署。未作更改。`,
    en: `This version already exists, but its files in ${folder} are damaged (${reason.en}). Delete that folder and add the version again. Nothing was changed.`,
  }),
  notWritable: (folder: string, reason: string): TextPair => ({
    zh: `无法写入 ${folder}（${reason}）。请检查权限和磁盘空间。`,
    en: `${folder} cannot be written to (${reason}). Check its permissions and the free space.`,
  }),
} as const
