import { wireMinute, wireTime } from '@apron/contract/wire/formats/wire-time'
import { fillText, readAtOf, useTexts } from '@apron/sdk'
import { Alert } from '@apron/ui/feedback'
import { RECORD_TEXTS } from './record.texts.ts'

/** Shows when a record from the device's cache was loaded. Renders nothing for a record just loaded. */
export function CachedNotice({ record }: { readonly record: object }) {
  const texts = useTexts(RECORD_TEXTS)
  const readAt = readAtOf(record)
  if (readAt === null) return null
  return (
    <Alert meaning="info">{fillText(texts.asRead, { time: wireMinute(wireTime(new Date(readAt))) })}</Alert>
  )
}
