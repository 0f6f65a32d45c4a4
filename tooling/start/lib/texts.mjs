/** Messages of the start scripts, in both languages. The terminal's locale decides; English by default. */

const locale = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || ''
const language = locale.toLowerCase().startsWith('zh') ? 'zh' : 'en'

/** @param {{ zh: string, en: string }} text */
export function inTerminalLanguage(text) {
  return text[language]
}

export const texts = {
  nodeTooOld: version => ({
    zh: `需要 Node.js 20 或更高版本，当前为 ${version}。请从 https://nodejs.org 安装。`,
    en: `Node.js 20 or newer is needed; this is ${version}. Install it from https://nodejs.org.`,
  }),
  installing: {
    zh: '安装依赖库（首次约需几分钟）',
    en: 'Installing the libraries (the first time takes a few minutes)',
  },
  notInstalled: command => ({
    zh: `依赖库未安装。请先运行 ${command}。`,
    en: `The libraries are not installed. Run "${command}" first.`,
  }),
  building: { zh: '构建', en: 'Building' },
  starting: { zh: '启动', en: 'Starting' },
  offline: {
    zh: '无法连接软件包仓库，依赖库未安装。请检查网络连接或代理设置（npm config），然后重试。',
    en: 'The package registry cannot be reached, so the libraries were not installed. Check the network or the proxy (npm config), then try again.',
  },
  diskFull: folder => ({
    zh: `磁盘已满：${folder} 所在磁盘没有足够空间。请清理磁盘后重试。`,
    en: `The disk is full: there is not enough space where ${folder} is. Free some space, then try again.`,
  }),
  spaceNeeded: (folder, free, needed) => ({
    zh: `磁盘空间不足：${folder} 所在磁盘剩余 ${free} MB，安装依赖库需要约 ${needed} MB。请清理磁盘后重试。`,
    en: `There is not enough disk space: ${free} MB are free where ${folder} is, and installing the libraries needs about ${needed} MB. Free some space, then try again.`,
  }),
  notWritable: folder => ({
    zh: `无法写入 ${folder}。请以拥有该文件夹的用户运行，或更改其权限。`,
    en: `${folder} cannot be written to. Run this as the user who owns the folder, or change its permissions.`,
  }),
  installFailed: details => ({
    zh: `依赖库安装失败。npm 的说明：\n${details}`,
    en: `The libraries could not be installed. npm says:\n${details}`,
  }),
  noNpm: {
    zh: '找不到 npm。请安装 npm（随 Node.js 提供）后重试。',
    en: 'npm was not found. Install it (it comes with Node.js), then try again.',
  },
  noOwnNode: (platform, version) => ({
    zh: `没有适用于 ${platform} 的内置 Node.js，且本机的 ${version} 过旧。请安装 Node.js 24 或更高版本。`,
    en: `The project includes no Node.js for ${platform}, and this machine's ${version} is too old. Install Node.js 24 or newer.`,
  }),
  machineNode: (platform, version) => ({
    zh: `没有适用于 ${platform} 的内置 Node.js，使用本机的 ${version}。`,
    en: `The project includes no Node.js for ${platform}; using this machine's ${version}.`,
  }),
  buildFailed: {
    zh: '构建失败，原因见上。',
    en: 'The build failed. The reason is above.',
  },
  portTaken: (host, port) => ({
    zh: `端口 ${host}:${port} 已被占用。请停止占用它的程序，或用 PORT 指定其他端口，例如：PORT=${port + 1} npm run demo`,
    en: `Port ${host}:${port} is in use. Stop the program that uses it, or choose another port with PORT, for example: PORT=${port + 1} npm run demo`,
  }),
  portForbidden: port => ({
    zh: `当前用户不能使用端口 ${port}。请用 PORT 指定大于 1023 的端口。`,
    en: `This user may not use port ${port}. Choose a port above 1023 with PORT.`,
  }),
  postgres: { zh: '启动临时 PostgreSQL', en: 'Starting a throw-away PostgreSQL' },
  noPostgres: reason => ({
    zh: `仅在内嵌数据库上测试：${reason}。`,
    en: `The store is tested on the embedded database only: ${reason}.`,
  }),
  skipped: count => ({
    zh: `跳过了 ${count} 个测试，见上。`,
    en: `${count} ${count === 1 ? 'test was skipped; it is' : 'tests were skipped; they are'} named above.`,
  }),
  lookingForBrowser: { zh: '查找浏览器', en: 'Looking for a browser' },
  installingBrowser: {
    zh: '本机没有 Chromium 或 Chrome，正在下载 Playwright 的 Chromium',
    en: 'There is no Chromium or Chrome on this machine; downloading Playwright’s Chromium',
  },
  installingSystemBrowser: {
    zh: '正在安装系统的 chromium 软件包',
    en: 'Installing the system package chromium',
  },
  noBrowser: {
    zh: '没有可用的 Chromium 或 Chrome。请安装其中之一，或用 CHROMIUM_PATH 指定其可执行文件，然后重试。',
    en: 'No Chromium or Chrome was found that starts. Install one, or name its executable with CHROMIUM_PATH, then try again.',
  },
  browserPathWrong: path => ({
    zh: `CHROMIUM_PATH 指定的 ${path} 无法启动。`,
    en: `The program ${path}, named by CHROMIUM_PATH, does not start.`,
  }),
  suite: {
    unit: { zh: '单元测试', en: 'Unit tests' },
    http: { zh: 'HTTP 测试', en: 'HTTP tests' },
    browser: { zh: '浏览器测试', en: 'Browser tests' },
    oldest: { zh: '安装最旧的受支持浏览器', en: 'Installing the oldest supported browser' },
    builtFiles: {
      zh: '在构建文件中查找受支持浏览器没有的函数',
      en: 'Looking in built files for functions that supported browsers lack',
    },
    guide: { zh: '按开发指南操作', en: 'Following the guide for authors' },
    made: { zh: '生成、构建并使用新应用', en: 'Making, building and using a new application' },
    calls: { zh: '随机生成的调用', en: 'Generated calls' },
  },
  unknownApplication: (asked, known) => ({
    zh: `没有名为 ${asked} 的应用。apps/ 中有：${known.join('、')}。`,
    en: `There is no application ${asked}. apps/ has: ${known.join(', ')}.`,
  }),
  unknownPart: (asked, known) => ({
    zh: `没有名为 ${asked} 的部分。可选：${known.join('、')}。`,
    en: `There is no part ${asked}. There are: ${known.join(', ')}.`,
  }),
  partDone: part => ({
    zh: `${part}：此提交上已通过，跳过。`,
    en: `${part}: passed on this commit already, not run again.`,
  }),
  noReport: suite => ({
    zh: `测试组 ${suite} 没有留下报告，记为一项失败。`,
    en: `The suite ${suite} left no report; it counts as one failure.`,
  }),
  brokenSuite: (suite, code) => ({
    zh: `测试组 ${suite} 以代码 ${code} 结束但没有失败的测试，记为一项失败。`,
    en: `The suite ${suite} ended with code ${code} without a failed test; it counts as one failure.`,
  }),
}
