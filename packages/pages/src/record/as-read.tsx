import { wireMinute, wireTime } from '@apron/contract/wire/formats/wire-time'
import { fillText, readAtOf, useTexts } from '@apron/sdk'
import { Alert } from '@apron/ui/feedback'
import { RECORD_TEXTS } from './record.texts.ts'

/** Says of a record that the device has kept when it was read; of one that the server has just answered nothing. */
export function AsRead({ record }: { readonly record: object }) {
  const texts = useTexts(RECORD_TEXTS)
  const readAt = readAtOf(record)
  if (readAt === null) return null
  return (
    <Alert meaning="info">{fillText(texts.asRead, { time: wireMinute(wireTime(new Date(readAt))) })}</Alert>
  )
}
