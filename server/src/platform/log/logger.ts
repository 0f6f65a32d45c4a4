import { type DestinationStream, type Logger, pino } from 'pino'

/** Paths that may hold secrets. The log shows a placeholder instead (security note T25). */
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

/** Creates the log of the process: JSON lines on standard error. Standard output is for people at start. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const to = destination ?? pino.destination({ dest: 2, sync: true })
  return pino({ level, redact: { paths: SECRET_PATHS, censor: '[secret]' } }, to)
}
