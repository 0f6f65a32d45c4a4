import type { TextPair } from '@apron/contract/texts/text-pair'

/** Messages for an operator about a store that cannot be opened, each with a remedy. */
export const storeTexts = {
  folderInUse: (folder: string): TextPair => ({
    zh: `数据文件夹 ${folder} 正被另一个 Apron 进程使用。请先停止该进程，或用 DATA_DIR 指定其他文件夹。未做任何更改。`,
    en: `The data folder ${folder} is in use by another Apron process. Stop that process first, or name another folder with DATA_DIR. Nothing was changed.`,
  }),
  folderUnusable: (folder: string, reason: string): TextPair => ({
    zh: `数据文件夹 ${folder} 无法创建或写入（${reason}）。请检查权限，或用 DATA_DIR 指定其他文件夹。`,
    en: `The data folder ${folder} cannot be created or written to (${reason}). Check its permissions, or name another folder with DATA_DIR.`,
  }),
  diskFull: (folder: string, freeMb: number, neededMb: number): TextPair => ({
    zh: `磁盘已满：数据文件夹 ${folder} 所在磁盘剩余 ${freeMb} MB，至少需要 ${neededMb} MB。请清理磁盘后重试，或用 DATA_DIR 指定其他磁盘。`,
    en: `The disk is full: ${freeMb} MB are free where the data folder ${folder} is, but at least ${neededMb} MB are needed. Free some space and start again, or name a folder on another disk with DATA_DIR.`,
  }),
  otherEngine: (folder: string, made: string, ours: string): TextPair => ({
    zh: `数据库文件夹 ${folder} 由引擎 ${made} 创建，本版本使用 ${ours}，不能直接打开。请用旧版本执行 npm run backup，再在新的空文件夹中用本版本执行 npm run restore。未做任何更改。`,
    en: `The store in ${folder} was created by the engine ${made}; this version has ${ours} and cannot open it. Run "npm run backup" with the old version, then "npm run restore" with this version into a new, empty folder. Nothing was changed.`,
  }),
  notOpened: (folder: string, reason: string): TextPair => ({
    zh: `数据库文件夹 ${folder} 无法打开。引擎的说明：\n${reason}\n数据未被改动。若文件已损坏，请在新的空文件夹中用 npm run restore 恢复最近的备份。`,
    en: `The store in ${folder} could not be opened. The engine says:\n${reason}\nNothing was deleted. If files are damaged, restore the latest backup into a new, empty folder with "npm run restore".`,
  }),
  serverNotReached: (location: string, reason: string): TextPair => ({
    zh: `无法连接 DATABASE_URL 指定的 PostgreSQL（${location}）：${reason}`,
    en: `PostgreSQL at ${location}, named by DATABASE_URL, cannot be reached: ${reason}`,
  }),
  serverTooOld: (location: string, version: string): TextPair => ({
    zh: `${location} 的 PostgreSQL 版本为 ${version}，需要 15 或更高版本。`,
    en: `PostgreSQL at ${location} has version ${version}; 15 or newer is needed.`,
  }),
  storeNewer: (location: string, migrations: readonly string[]): TextPair => ({
    zh: `数据库（${location}）已由更新版本的 Apron 升级，本版本不认识：${migrations.join('、')}。请使用更新的版本。未做任何更改。`,
    en: `The store (${location}) was upgraded by a newer version of Apron; this version does not know ${migrations.join(', ')}. Start the newer version. Nothing was changed.`,
  }),
} as const
