import { type DestinationStream, type Logger, pino } from 'pino'

/** Places where a secret could stand; the log shows a mark instead (security note T25). */
const SECRET_PATHS = [
  'password',
  'token',
  'authKey',
  'mobileCode',
  '*.password',
  '*.token',
  '*.authKey',
  '*.mobileCode',
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers.employee',
  'headers.authorization',
  'headers.cookie',
]

/** The process's log: JSON lines on standard error, so that standard output stays for what a person reads at start. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const to = destination ?? pino.destination({ dest: 2, sync: true })
  return pino({ level, redact: { paths: SECRET_PATHS, censor: '[secret]' } }, to)
}
