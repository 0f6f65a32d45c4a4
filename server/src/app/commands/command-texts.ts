import type { TextPair } from '@apron/contract/texts/text-pair'

/**
 * Messages of `npm run backup`, `npm run restore` and `npm run verify-records`. Those of `npm run app` are in
 * `app-texts.ts`.
 */
export const commandTexts = {
  usage: (command: 'backup' | 'restore'): TextPair => ({
    zh: `用法：npm run ${command} -- <文件>`,
    en: `Usage: npm run ${command} -- <file>`,
  }),
  nothingToBackUp: (location: string): TextPair => ({
    zh: `${location} 中没有可备份的数据。`,
    en: `There is nothing to back up in ${location}.`,
  }),
  fileExists: (file: string): TextPair => ({
    zh: `文件 ${file} 已存在，未作更改。请使用其他文件名。`,
    en: `The file ${file} already exists and was not changed. Use another name.`,
  }),
  notWritten: (file: string, reason: string): TextPair => ({
    zh: `无法写入备份文件 ${file}（${reason}）。请检查文件夹、权限和磁盘空间；服务器运行时由服务器的账号写入。`,
    en: `The backup ${file} could not be written (${reason}). Check the folder, its permissions and the free space. While the server runs, the server’s account writes the file.`,
  }),
  backedUp: (file: string, tables: number, rows: number): TextPair => ({
    zh: `已将 ${tables} 个表、${rows} 行备份到 ${file}。其中含密码摘要，请妥善保管。`,
    en: `${tables} tables with ${rows} rows were backed up to ${file}. The file contains password hashes: keep it safe.`,
  }),
  recordsWhole: (entries: number): TextPair => ({
    zh: `已核对 ${entries} 条签署记录，均与签署时一致。`,
    en: `${entries} signed entries were checked. All are as they were signed.`,
  }),
  recordsBroken: (table: string, { seq, recordId }: { seq: number; recordId: string }): TextPair => ({
    zh: `${table} 的第 ${seq} 条签署记录${recordId === '' ? '' : `（记录 ${recordId}）`}与签署时不一致，或缺失。`,
    en: `Signed entry ${seq} of ${table}${recordId === '' ? '' : ` (record ${recordId})`} is missing or not as it was signed.`,
  }),
  notABackup: (file: string): TextPair => ({
    zh: `${file} 不是 Apron 备份文件，或已损坏。未作任何更改。`,
    en: `${file} is not an Apron backup, or it is damaged. Nothing was changed.`,
  }),
  fileMissing: (file: string): TextPair => ({
    zh: `找不到文件 ${file}。`,
    en: `The file ${file} was not found.`,
  }),
  incomplete: (file: string): TextPair => ({
    zh: `备份文件 ${file} 不完整。未作任何更改。`,
    en: `The backup ${file} is incomplete. Nothing was changed.`,
  }),
  backupNewer: (file: string, migrations: readonly string[]): TextPair => ({
    zh: `备份 ${file} 来自更新版本的 Apron，本版本不认识：${migrations.join('、')}。未作任何更改。`,
    en: `The backup ${file} was made by a newer version of Apron; this one does not know ${migrations.join(', ')}. Nothing was changed.`,
  }),
  storeNotEmpty: (location: string, what: string): TextPair => ({
    zh: `数据库（${location}）不是空的（${what}）。只能恢复到空数据库：请用 DATA_DIR 指定新文件夹，或用 DATABASE_URL 指定新数据库。未作任何更改。`,
    en: `The store (${location}) is not empty (${what}). You can restore only into an empty store: name a new folder with DATA_DIR or a new database with DATABASE_URL. Nothing was changed.`,
  }),
  restored: (location: string, tables: number, rows: number): TextPair => ({
    zh: `已将 ${tables} 个表、${rows} 行恢复到 ${location}。`,
    en: `${tables} tables with ${rows} rows were restored into ${location}.`,
  }),
} as const
