import type { TextPair } from '@apron/contract/texts/text-pair'
import {
  LONGEST_DRAIN_S,
  LONGEST_IDLE_MIN,
  type SettingName,
  SHORTEST_DEMO_PASSWORD,
  SHORTEST_IDLE_MIN,
  SHORTEST_SECRET,
} from './settings-schema.ts'

export interface SettingDescription {
  /** Which values are taken; shown when a value is refused. */
  readonly values: TextPair
  /** What it is for, in English, for `docs/configuration.md`. */
  readonly meaning: string
}

/** The settings in words. `docs/configuration.md` shows the same table; a test compares them. */
export const SETTINGS_TABLE: Readonly<Record<SettingName, SettingDescription>> = {
  HOST: {
    values: { zh: '主机名或 IP 地址', en: 'a host name or an IP address' },
    meaning: 'Address the server listens on. `0.0.0.0` for all; then put a proxy with https in front.',
  },
  PORT: {
    values: { zh: '1 到 65535 的整数', en: 'a whole number from 1 to 65535' },
    meaning: 'Port the server listens on.',
  },
  VARIANT: {
    values: { zh: 'csn 或 gameco', en: '`csn` or `gameco`' },
    meaning: 'Which of the two deployments this is.',
  },
  DATA_DIR: {
    values: { zh: '文件夹路径', en: 'the path of a folder' },
    meaning:
      'Folder of the embedded store and of the files the server makes itself. Made with mode 0700 where it is missing. A relative path starts at the folder of this repository.',
  },
  DATABASE_URL: {
    values: {
      zh: 'postgresql://用户:密码@主机:端口/数据库',
      en: '`postgresql://user:password@host:port/database`',
    },
    meaning: 'A PostgreSQL server, 15 or newer, instead of the embedded store.',
  },
  REDIS_URL: {
    values: {
      zh: 'redis://用户:密码@主机:端口，或 rediss://（TLS）',
      en: '`redis://user:password@host:port`, or `rediss://` with TLS',
    },
    meaning:
      'A Redis server through which the nodes tell each other of new messages, instead of `NOTIFY` of PostgreSQL; the same on every node. Nothing is kept in it, and while it is away counts come up to five seconds late. See “Many nodes”.',
  },
  DRAIN_SECONDS: {
    values: { zh: `0 到 ${LONGEST_DRAIN_S} 的整数`, en: `a whole number from 0 to ${LONGEST_DRAIN_S}` },
    meaning:
      'Seconds for which the server still answers after SIGTERM, while `/health/ready` says 503 and proxies stop sending people; longer than two of their looks. Without it 5 with `DATABASE_URL`, else 0: with the embedded store there is no other node. See “Stopping and restarting”.',
  },
  LOG_LEVEL: {
    values: {
      zh: 'trace、debug、info、warn、error、fatal 或 silent',
      en: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`',
    },
    meaning: 'The least severe log lines that are written.',
  },
  PUBLIC_URL: {
    values: {
      zh: '不带路径的 http 或 https 地址，例如 https://portal.example.com',
      en: 'an http or https address without a path, such as `https://portal.example.com`',
    },
    meaning:
      'The address people type: for links, and for the check of where a live connection comes from. Without it `http://localhost:PORT`.',
  },
  TRUST_PROXY: {
    values: {
      zh: '前置代理的个数（1 到 9），或以逗号分隔的代理 IP 地址或网段',
      en: 'the number of proxies in front, `1` to `9`, or their IP addresses or networks, separated by commas',
    },
    meaning: 'Whose forwarded client addresses are believed. Without it: nobody’s.',
  },
  SECRET_KEY: {
    values: {
      zh: `至少 ${SHORTEST_SECRET} 个字符的随机文本，例如 openssl rand -base64 48 的输出`,
      en: `random text of at least ${SHORTEST_SECRET} characters, such as the output of \`openssl rand -base64 48\``,
    },
    meaning:
      'Key for what the server signs. Required with `DATABASE_URL`, and the same on every node. With the embedded store it is made once in `DATA_DIR/secret-key`, mode 0600.',
  },
  APPS_DIR: {
    values: { zh: '文件夹路径', en: 'the path of a folder' },
    meaning: 'Folder of the built sub-applications. A relative path starts at the folder of this repository.',
  },
  APP_SIGNING_KEYS: {
    values: {
      zh: '以逗号分隔的“名称=公钥”，其后可用冒号限定应用，例如 release=…,tools-team=…:tools+amm',
      en: 'pairs of a name and a public key, separated by commas, each may be limited to applications: `release=…,tools-team=…:tools+amm`',
    },
    meaning:
      'Public keys whose owners sign versions of sub-applications that administrators upload in the browser; `npm run app -- new-key` makes one and prints this text. Several for a rotation; one that is taken out is good for nothing from the next start. Without it nothing can be uploaded. The same on every node.',
  },
  DEV_SUB_APPS: {
    values: {
      zh: '以逗号分隔的“名称=端口”，端口为 9500 到 9513，例如 amm=9502,tools=9505',
      en: 'pairs of name and port, the ports from 9500 to 9513, separated by commas, such as `amm=9502,tools=9505`',
    },
    meaning:
      'For development on this machine: these sub-applications come from development servers instead of `APPS_DIR`. Refused with `NODE_ENV=production`, and when `HOST` or `PUBLIC_URL` is not this machine alone.',
  },
  PASSWORD_EXPIRY_RULE: {
    values: { zh: 'on 或 off', en: '`on` or `off`' },
    meaning:
      'Whether passwords expire after 90 days (`on`). In CSN an expired one keeps its owner out, in GAMECO it is warned about.',
  },
  DRAFT_DAYS: {
    values: { zh: '1 到 90 的整数', en: 'a whole number from 1 to 90' },
    meaning:
      'Days that what was typed and not saved is kept, encrypted, on the device where it was typed. Its key is removed when it was not used for as long.',
  },
  OFFLINE_USE: {
    values: { zh: 'on 或 off', en: '`on` or `off`' },
    meaning:
      'Whether browsers keep the files of the portal, so that it opens without a network. Off, what they have kept is removed at their next visit.',
  },
  QUICK_SIGN_IN: {
    values: { zh: 'on 或 off', en: '`on` or `off`' },
    meaning:
      'Whether people may log in with a PIN of their own on devices where they set one, or with a security key or badge. Off, nobody can, and what was set rests until it is on again or over. Keys need `PUBLIC_URL` with https and a host name, and the portal opened at exactly that address; they are made for that host, and another one needs new keys.',
  },
  SESSION_IDLE_MINUTES: {
    values: {
      zh: `${SHORTEST_IDLE_MIN} 到 ${LONGEST_IDLE_MIN} 的整数`,
      en: `a whole number from ${SHORTEST_IDLE_MIN} to ${LONGEST_IDLE_MIN}`,
    },
    meaning:
      'Minutes after which a session that nobody uses is over and the page is covered, with a network or without. For people with guarded rights it is 30 at most; no session lives longer than ten hours.',
  },
  SMS_URL: {
    values: {
      zh: 'https 地址，或本机的 http 地址，例如 https://sms.example.com/send',
      en: 'an https address, or an http address of this machine, such as `https://sms.example.com/send`',
    },
    meaning:
      'SMS or mail gateway that login and password codes are posted to. Without it they are appended to `DATA_DIR/outbox.jsonl`, mode 0600.',
  },
  SMS_TOKEN: {
    values: { zh: '1 到 512 个可见的 ASCII 字符', en: '1 to 512 visible ASCII characters' },
    meaning: 'Sent to the gateway as `Authorization: Bearer …`.',
  },
  MOBILE_APP_URL: {
    values: {
      zh: '至多 200 个字符的 https 地址，例如 https://example.com/app',
      en: 'an https address of at most 200 characters, such as `https://example.com/app`',
    },
    meaning:
      'Where the mobile app is downloaded; the login page shows it as a link and a QR code. Without it the QR code opens the portal itself on the phone.',
  },
  SAFETY_PHONE: {
    values: { zh: '电话号码，例如 +86 20 8612 3456', en: 'a telephone number, such as `+86 20 8612 3456`' },
    meaning: 'Telephone of the safety office; the login page shows it beneath “Safety voluntary report”.',
  },
  SAFETY_MAIL: {
    values: { zh: '邮箱地址，例如 safety@example.com', en: 'a mail address, such as `safety@example.com`' },
    meaning: 'Mail address of the safety office, shown in the same place.',
  },
  PASSWORD_PAGE_URL: {
    values: {
      zh: '至多 200 个字符的 https 地址，或本机的 http 地址，例如 https://id.example.com/password',
      en: 'an https address of at most 200 characters, or an http address of this machine, such as `https://id.example.com/password`',
    },
    meaning:
      'A page of your own that the change-password dialog frames instead of the portal’s; its origin is the only other one that may be framed. See “Changing the password”.',
  },
  PASSWORD_RESET_LINK: {
    values: {
      zh: '至多 500 个字符的 https 地址，或本机的 http 地址，例如 https://id.example.com/reset',
      en: 'an https address of at most 500 characters, or an http address of this machine, such as `https://id.example.com/reset`',
    },
    meaning:
      'Where people change their password outside the portal: “change password” opens it in a new window instead of the dialog. Refused together with `PASSWORD_PAGE_URL`.',
  },
  S3_BUCKET: {
    values: { zh: '存储桶名称', en: 'the name of a bucket' },
    meaning:
      'Bucket of an S3 server for uploaded files. Without it they are in `DATA_DIR/files/stored`. Nothing is moved from one to the other.',
  },
  S3_ENDPOINT: {
    values: {
      zh: 'https 地址，或本机的 http 地址，例如 https://s3.example.com',
      en: 'an https address, or an http address of this machine, such as `https://s3.example.com`',
    },
    meaning: 'The S3 server; the bucket goes into the path. Without it Amazon’s own of the region.',
  },
  S3_REGION: {
    values: { zh: '区域名称', en: 'the name of a region' },
    meaning: 'Region of the bucket.',
  },
  S3_ACCESS_KEY_ID: {
    values: { zh: '访问密钥 ID', en: 'the id of an access key' },
    meaning: 'Required with `S3_BUCKET`. The key needs to put, get and delete objects, nothing else.',
  },
  S3_SECRET_ACCESS_KEY: {
    values: { zh: '访问密钥', en: 'the secret of that key' },
    meaning: 'Required with `S3_BUCKET`.',
  },
  DEMO_PASSWORD: {
    values: {
      zh: `至少 ${SHORTEST_DEMO_PASSWORD} 个字符`,
      en: `at least ${SHORTEST_DEMO_PASSWORD} characters`,
    },
    meaning:
      'Password of the demo organisation’s users, read when `npm run demo` fills an empty store. Without it a random one, kept in `DATA_DIR/demo-login.txt`, mode 0600.',
  },
}

/** Names of later versions. Who sets one expects something to happen, so it is told that nothing would. */
export const NOT_SERVED_YET: readonly RegExp[] = [/^UPSTREAM_/]

/** Our own prefix: a name that has it and is not known is a spelling mistake or an old name. */
export const OWN_PREFIX = 'APRON_'

/** What an operator reads when a setting cannot be used. Values are never shown: they may be secrets. */
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
