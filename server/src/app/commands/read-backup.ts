import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Compile } from 'typebox/compile'
import { OperatorError } from '../../platform/config/operator-error.ts'
import { BackupHeader, BackupLine, splitLines } from './backup-format.ts'
import { commandTexts } from './command-texts.ts'

const header = Compile(BackupHeader)
const body = Compile(BackupLine)

export interface OpenBackup {
  readonly header: BackupHeader
  readonly lines: AsyncGenerator<BackupLine>
}

/** Opens a backup and checks it line by line. Throws `OperatorError` if it is invalid or incomplete. */
export async function openBackup(file: string): Promise<OpenBackup> {
  await access(file).catch(() => {
    throw new OperatorError(commandTexts.fileMissing(file))
  })
  const texts = splitLines(unzip(file))
  const first = await texts.next()
  const parsed: unknown = first.done === true ? null : parse(first.value, file)
  if (!header.Check(parsed)) throw new OperatorError(commandTexts.notABackup(file))
  return { header: parsed, lines: bodyLines(texts, file) }
}

async function* bodyLines(texts: AsyncGenerator<string>, file: string): AsyncGenerator<BackupLine> {
  let ended = false
  for await (const text of texts) {
    const parsed = parse(text, file)
    if (!body.Check(parsed)) throw new OperatorError(commandTexts.notABackup(file))
    yield parsed
    ended = 'end' in parsed
  }
  if (!ended) throw new OperatorError(commandTexts.incomplete(file))
}

async function* unzip(file: string): AsyncGenerator<string> {
  const stream = createGunzip()
  const reading = pipeline(createReadStream(file), stream)
  // The stream below reports the same error. Without this it would also be an unhandled rejection.
  reading.catch(() => undefined)
  stream.setEncoding('utf8')
  try {
    for await (const chunk of stream) yield String(chunk)
  } catch (error) {
    throw new OperatorError(commandTexts.incomplete(file), { cause: error })
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new OperatorError(commandTexts.notABackup(file), { cause: error })
  }
}
