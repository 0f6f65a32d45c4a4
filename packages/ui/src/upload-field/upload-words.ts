import type { UiLang } from '../words/words.ts'

interface UploadWords {
  readonly choose: string
  readonly drop: string
  readonly wrongFormat: string
  readonly template: string
  readonly templateMissing: string
  accepted(endings: string): string
  limits(count: number, megabytes: number): string
  tooMany(count: number): string
  tooLarge(megabytes: number): string
  cancel(name: string): string
  retry(name: string): string
  remove(name: string): string
  open(name: string): string
  progress(name: string): string
}

/** What the field itself says; fetched with it, not with the first page. */
export const UPLOAD_WORDS: Readonly<Record<UiLang, UploadWords>> = {
  zh: {
    choose: '选择文件',
    drop: '或将文件拖到此处',
    wrongFormat: '文件格式有误!',
    template: '下载模板',
    templateMissing: '请配置模板文件',
    accepted: endings => `支持 ${endings}`,
    limits: (count, megabytes) => `最多 ${count} 个，单个不超过 ${megabytes} MB`,
    tooMany: count => `最多 ${count} 个文件`,
    tooLarge: megabytes => `文件超过 ${megabytes} MB`,
    cancel: name => `取消上传：${name}`,
    retry: name => `重新上传：${name}`,
    remove: name => `移除：${name}`,
    open: name => `查看：${name}`,
    progress: name => `上传进度：${name}`,
  },
  en: {
    choose: 'Choose files',
    drop: 'or drop them here',
    wrongFormat: 'This kind of file is not accepted.',
    template: 'Download the template',
    templateMissing: 'No template file is configured',
    accepted: endings => `Accepted: ${endings}`,
    limits: (count, megabytes) => `at most ${count} ${count === 1 ? 'file' : 'files'} of ${megabytes} MB`,
    tooMany: count => `At most ${count} files`,
    tooLarge: megabytes => `The file is larger than ${megabytes} MB`,
    cancel: name => `Cancel the upload: ${name}`,
    retry: name => `Upload again: ${name}`,
    remove: name => `Remove: ${name}`,
    open: name => `Open: ${name}`,
    progress: name => `Progress of ${name}`,
  },
}
