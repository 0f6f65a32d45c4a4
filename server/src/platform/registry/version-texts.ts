import type { TextPair } from '@apron/contract/texts/text-pair'

/** Why a version of a sub-application cannot be used: for the log, the terminal and administrators. */
export const versionTexts = {
  missing: (): TextPair => ({ zh: '文件夹不存在', en: 'its folder is not there' }),
  otherManifest: (name: string, version: string): TextPair => ({
    zh: `清单属于 ${name} ${version}`,
    en: `the manifest is of ${name} ${version}`,
  }),
  noIntegrity: (file: string): TextPair => ({
    zh: `清单中没有 ${file} 的校验值`,
    en: `${file} has no integrity in the manifest`,
  }),
  manifestUnreadable: (file: string, reason: string): TextPair => ({
    zh: `无法读取 ${file}：${reason}`,
    en: `${file} cannot be read: ${reason}`,
  }),
  manifestInvalid: (place: string, rule: string): TextPair => ({
    zh: `${place} 不符合要求（${rule}）`,
    en: `${place} ${rule}`,
  }),
  outside: (file: string): TextPair => ({
    zh: `${file} 不是该文件夹内的路径`,
    en: `${file} is no path below the folder`,
  }),
  fileMissing: (file: string): TextPair => ({ zh: `缺少文件 ${file}`, en: `${file} is missing` }),
  fileChanged: (file: string): TextPair => ({
    zh: `${file} 与构建时的文件不一致`,
    en: `${file} is not the file of the build`,
  }),
} as const
