import type { TextPair } from '@apron/contract/texts/text-pair'
import {
  LONGEST_DRAIN_S,
  LONGEST_IDLE_MINUTES,
  type SettingName,
  SHORTEST_DEMO_PASSWORD,
  SHORTEST_IDLE_MINUTES,
  SHORTEST_SECRET,
} from './settings-schema.ts'

/** Accepted values of each setting, shown when a value is rejected. `docs/configuration.md` explains the settings. */
export const SETTING_VALUES: Readonly<Record<SettingName, TextPair>> = {
  HOST: { zh: '主机名或 IP 地址', en: 'a host name or an IP address' },
  PORT: { zh: '1 到 65535 的整数', en: 'a whole number from 1 to 65535' },
  VARIANT: { zh: 'csn 或 gameco', en: '`csn` or `gameco`' },
  DATA_DIR: { zh: '文件夹路径', en: 'the path of a folder' },
  DATABASE_URL: {
    zh: 'postgresql://用户:密码@主机:端口/数据库',
    en: '`postgresql://user:password@host:port/database`',
  },
  REDIS_URL: {
    zh: 'redis://用户:密码@主机:端口，或 rediss://（TLS）',
    en: '`redis://user:password@host:port`, or `rediss://` with TLS',
  },
  DRAIN_SECONDS: { zh: `0 到 ${LONGEST_DRAIN_S} 的整数`, en: `a whole number from 0 to ${LONGEST_DRAIN_S}` },
  LOG_LEVEL: {
    zh: 'trace、debug、info、warn、error、fatal 或 silent',
    en: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`',
  },
  PUBLIC_URL: {
    zh: '不带路径的 http 或 https 地址，例如 https://portal.example.com',
    en: 'an http or https address without a path, such as `https://portal.example.com`',
  },
  TRUST_PROXY: {
    zh: '前置代理的个数（1 到 9），或以逗号分隔的代理 IP 地址或网段',
    en: 'the number of proxies in front, `1` to `9`, or their IP addresses or networks, separated by commas',
  },
  SECRET_KEY: {
    zh: `至少 ${SHORTEST_SECRET} 个字符的随机文本，例如 openssl rand -base64 48 的输出`,
    en: `random text of at least ${SHORTEST_SECRET} characters, such as the output of \`openssl rand -base64 48\``,
  },
  APPS_DIR: { zh: '文件夹路径', en: 'the path of a folder' },
  APP_SIGNING_KEYS: {
    zh: '以逗号分隔的“名称=公钥”，其后可用冒号限定应用，例如 release=…,tools-team=…:tools+amm',
    en: 'pairs of a name and a public key, separated by commas, each may be limited to applications: `release=…,tools-team=…:tools+amm`',
  },
  DEV_SUB_APPS: {
    zh: '以逗号分隔的“名称=端口”，端口为 9500 到 9513，例如 amm=9502,tools=9505',
    en: 'pairs of name and port, the ports from 9500 to 9513, separated by commas, such as `amm=9502,tools=9505`',
  },
  PASSWORD_EXPIRY_RULE: { zh: 'on 或 off', en: '`on` or `off`' },
  DRAFT_DAYS: { zh: '1 到 90 的整数', en: 'a whole number from 1 to 90' },
  OFFLINE_USE: { zh: 'on 或 off', en: '`on` or `off`' },
  QUICK_SIGN_IN: { zh: 'on 或 off', en: '`on` or `off`' },
  SESSION_IDLE_MINUTES: {
    zh: `${SHORTEST_IDLE_MINUTES} 到 ${LONGEST_IDLE_MINUTES} 的整数`,
    en: `a whole number from ${SHORTEST_IDLE_MINUTES} to ${LONGEST_IDLE_MINUTES}`,
  },
  SMS_URL: {
    zh: 'https 地址，或本机的 http 地址，例如 https://sms.example.com/send',
    en: 'an https address, or an http address of this machine, such as `https://sms.example.com/send`',
  },
  SMS_TOKEN: { zh: '1 到 512 个可见的 ASCII 字符', en: '1 to 512 visible ASCII characters' },
  OUTGOING_HOSTS: {
    zh: '以逗号分隔的主机名，可带端口，例如 erp.example.com,mail.example.com:8443',
    en: 'host names, each with or without a port, separated by commas, such as `erp.example.com,mail.example.com:8443`',
  },
  MOBILE_APP_URL: {
    zh: '至多 200 个字符的 https 地址，例如 https://example.com/app',
    en: 'an https address of at most 200 characters, such as `https://example.com/app`',
  },
  SAFETY_PHONE: {
    zh: '电话号码，例如 +86 20 8612 3456',
    en: 'a telephone number, such as `+86 20 8612 3456`',
  },
  SAFETY_MAIL: {
    zh: '邮箱地址，例如 safety@example.com',
    en: 'a mail address, such as `safety@example.com`',
  },
  PASSWORD_PAGE_URL: {
    zh: '至多 200 个字符的 https 地址，或本机的 http 地址，例如 https://id.example.com/password',
    en: 'an https address of at most 200 characters, or an http address of this machine, such as `https://id.example.com/password`',
  },
  PASSWORD_RESET_LINK: {
    zh: '至多 500 个字符的 https 地址，或本机的 http 地址，例如 https://id.example.com/reset',
    en: 'an https address of at most 500 characters, or an http address of this machine, such as `https://id.example.com/reset`',
  },
  S3_BUCKET: { zh: '存储桶名称', en: 'the name of a bucket' },
  S3_ENDPOINT: {
    zh: 'https 地址，或本机的 http 地址，例如 https://s3.example.com',
    en: 'an https address, or an http address of this machine, such as `https://s3.example.com`',
  },
  S3_REGION: { zh: '区域名称', en: 'the name of a region' },
  S3_ACCESS_KEY_ID: { zh: '访问密钥 ID', en: 'the id of an access key' },
  S3_SECRET_ACCESS_KEY: { zh: '访问密钥', en: 'the secret of that key' },
  REPORT_FILES_MB: { zh: '0 到 999999 的整数', en: 'a whole number from 0 to 999999' },
  DEMO_PASSWORD: {
    zh: `至少 ${SHORTEST_DEMO_PASSWORD} 个字符`,
    en: `at least ${SHORTEST_DEMO_PASSWORD} characters`,
  },
}

/** Names reserved for later versions. Setting one is reported, because it would have no effect. */
export const RESERVED_SETTINGS: readonly RegExp[] = [/^UPSTREAM_/]

/** Our prefix. An unknown name with it is misspelt or outdated. */
export const OWN_PREFIX = 'APRON_'

/** Messages for an operator about unusable settings. They never show values, which may be secrets. */
export const settingsTexts = {
  refused: (name: string, values: TextPair): TextPair => ({
    zh: `环境变量 ${name} 的值无效，应为${values.zh}。`,
    en: `The value of the environment variable ${name} is not valid. It must be ${values.en.replaceAll('`', '')}.`,
  }),
  missingWithDatabase: (name: string, values: TextPair): TextPair => ({
    zh: `设置了 DATABASE_URL 时必须同时设置 ${name}（${values.zh}），且各节点相同。`,
    en: `With DATABASE_URL, the environment variable ${name} is required too (${values.en.replaceAll('`', '')}), the same on every node.`,
  }),
  missingWithBucket: (name: string, values: TextPair): TextPair => ({
    zh: `设置了 S3_BUCKET 时必须同时设置 ${name}（${values.zh}）。`,
    en: `With S3_BUCKET, the environment variable ${name} is required too (${values.en}).`,
  }),
  unknownS3: (name: string): TextPair => ({
    zh: `设置了 ${name} 但没有设置 S3_BUCKET。请设置 S3_BUCKET，或取消该环境变量。`,
    en: `${name} is set without S3_BUCKET. Set S3_BUCKET, or remove that environment variable.`,
  }),
  notInProduction: (name: string): TextPair => ({
    zh: `${name} 仅用于开发：生产环境（NODE_ENV=production）中不能使用。请取消该环境变量。`,
    en: `${name} is for development only and is refused with NODE_ENV=production. Remove that environment variable.`,
  }),
  onlyOnThisMachine: (name: string): TextPair => ({
    zh: `${name} 仅用于本机开发：HOST 和 PUBLIC_URL 必须只指向本机（例如 127.0.0.1、localhost）。请取消该环境变量，或更改 HOST 和 PUBLIC_URL。`,
    en: `${name} is for development on this machine only: HOST and PUBLIC_URL must be this machine alone, such as 127.0.0.1 or localhost. Remove that environment variable, or change HOST and PUBLIC_URL.`,
  }),
  notTogether: (one: string, other: string): TextPair => ({
    zh: `${one} 和 ${other} 只能设置一个，请取消其中之一。`,
    en: `${one} and ${other} cannot both be set. Remove one of them.`,
  }),
  notServedYet: (name: string): TextPair => ({
    zh: `本版本尚不支持 ${name}，请先取消该环境变量。`,
    en: `This version does not support ${name} yet. Remove that environment variable.`,
  }),
  unknown: (name: string): TextPair => ({
    zh: `没有名为 ${name} 的设置，请检查拼写（见 docs/configuration.md）。`,
    en: `There is no setting named ${name}. Check its spelling (see docs/configuration.md).`,
  }),
} as const
