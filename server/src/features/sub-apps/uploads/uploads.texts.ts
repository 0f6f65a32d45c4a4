import type { TextPair } from '@apron/contract/texts/text-pair'

/** Reasons to reject a signed version, and what to do. Inserted into 「子应用未更改：…」. */
export const uploadTexts = {
  noKeys: (): TextPair => ({
    zh: '服务器没有配置签名公钥，因此不能上传。请运维人员设置 APP_SIGNING_KEYS',
    en: 'no signing keys are configured, so nothing can be uploaded. Ask your operator to set APP_SIGNING_KEYS',
  }),
  notAnArchive: (): TextPair => ({
    zh: '文件不是完整的 ZIP 压缩包。请用 npm run app -- sign 重新生成后上传',
    en: 'the file is not a complete zip archive. Create it again with "npm run app -- sign" and upload it',
  }),
  tooManyFiles: (most: number): TextPair => ({
    zh: `压缩包中的文件超过 ${most} 个`,
    en: `the archive has more than ${most} files`,
  }),
  unpacksTooLarge: (mb: number): TextPair => ({
    zh: `解压后超过 ${mb} MB`,
    en: `it unpacks to more than ${mb} MB`,
  }),
  badName: (file: string): TextPair => ({
    zh: `压缩包中的文件名“${displayName(file)}”不允许使用`,
    en: `the archive has a file name that is not allowed: “${displayName(file)}”`,
  }),
  notAFile: (file: string): TextPair => ({
    zh: `“${displayName(file)}”是链接或加密文件，不予接收`,
    en: `“${displayName(file)}” is a link or encrypted, which is not accepted`,
  }),
  twice: (file: string): TextPair => ({
    zh: `文件“${displayName(file)}”在压缩包中出现两次（不区分大小写）`,
    en: `“${displayName(file)}” is in the archive twice (upper and lower case count as the same)`,
  }),
  notSigned: (): TextPair => ({
    zh: '压缩包没有签名。请用 npm run app -- sign 生成',
    en: 'the archive is not signed. Create it with "npm run app -- sign"',
  }),
  manifestTooLarge: (): TextPair => ({
    zh: '清单或签名文件过大',
    en: 'its manifest or signature is too large',
  }),
  signatureUnreadable: (): TextPair => ({
    zh: '签名文件无法识别。请用 npm run app -- sign 重新生成',
    en: 'its signature cannot be read. Create the archive again with "npm run app -- sign"',
  }),
  unknownKey: (key: string): TextPair => ({
    zh: `签名密钥（${key.slice(0, 8)}…）未配置或已撤销。请用有效的密钥重新签名，或请运维人员将其加入 APP_SIGNING_KEYS`,
    en: `it was signed with a key (${key.slice(0, 8)}…) that is not configured or has been revoked. Sign it with a valid key, or ask your operator to add this one to APP_SIGNING_KEYS`,
  }),
  keyOfOtherApps: (id: string, name: string): TextPair => ({
    zh: `密钥 ${id} 不能用于应用 ${name}。请用该应用的密钥签名`,
    en: `the key ${id} may not sign ${name}. Sign it with a key for this application`,
  }),
  wrongSignature: (): TextPair => ({
    zh: '签名与内容不符：签名之后内容被改动过。请向作者重新索取',
    en: 'the signature does not match: something was changed after signing. Ask its author for the archive again',
  }),
  signedInFuture: (at: string): TextPair => ({
    zh: `签名时间 ${at} 在未来。请检查签名电脑的时钟后重新签名`,
    en: `it was signed at ${at}, which is in the future. Set the clock of the computer that signs, and sign it again`,
  }),
  otherContract: (theirs: string, ours: number): TextPair => ({
    zh: `该版本按接口版本 ${theirs} 构建，本门户为 ${ours}。请用当前的 SDK 重新构建`,
    en: `it was built for contract version ${theirs}, the portal has ${ours}. Build it with the current SDK`,
  }),
  manifestInvalid: (place: string): TextPair => ({
    zh: `清单不符合要求：${place}`,
    en: `its manifest is not valid: ${place}`,
  }),
  extraFile: (file: string): TextPair => ({
    zh: `清单中没有文件“${displayName(file)}”`,
    en: `the manifest does not name the file “${displayName(file)}”`,
  }),
  missingFile: (file: string): TextPair => ({
    zh: `缺少清单中的文件“${displayName(file)}”`,
    en: `the file “${displayName(file)}” of the manifest is missing`,
  }),
  wrongDigest: (file: string): TextPair => ({
    zh: `文件“${displayName(file)}”与清单中的校验值不符`,
    en: `the file “${displayName(file)}” does not match its checksum in the manifest`,
  }),
  versionThere: (name: string, version: string): TextPair => ({
    zh: `${name} ${version} 已存在。版本不可更改，请使用新的版本号`,
    en: `${name} ${version} already exists. Versions cannot be changed: build it under a new number`,
  }),
  versionWaits: (name: string, version: string): TextPair => ({
    zh: `${name} ${version} 已上传，正等待另一名管理员确认`,
    en: `${name} ${version} has been uploaded and is waiting for another administrator`,
  }),
  olderThanInstalled: (name: string, version: string): TextPair => ({
    zh: `签名早于已上传的 ${name} ${version}。要回退，请选择列表中的旧版本；确需使用此版本，请重新签名`,
    en: `it was signed before ${name} ${version}, which has already been uploaded. To roll back, choose an older version in the list. If you need this version, sign it again`,
  }),
  notUploaded: (name: string, version: string): TextPair => ({
    zh: `${name} ${version} 不是上传的版本，只能由运维人员在服务器上删除`,
    en: `${name} ${version} was not uploaded. Only an operator can remove it, on the server`,
  }),
  stillUsed: (name: string, version: string): TextPair => ({
    zh: `${name} ${version} 仍在使用（当前版本，或有会话已加载）。请待无人使用后再删除`,
    en: `${name} ${version} is still in use: active, or loaded by open sessions. Remove it when it is no longer in use`,
  }),
  archiveGone: (): TextPair => ({
    zh: '上传的压缩包已不存在。请重新上传',
    en: 'the uploaded archive is gone. Upload it again',
  }),
} as const

/** Shortens a chosen name and removes invisible characters. */
function displayName(file: string): string {
  return file.replaceAll(/\p{C}/gu, '?').slice(0, 80)
}
