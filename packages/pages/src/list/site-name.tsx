import { useAirport, useTexts } from '@apron/sdk'
import { Mono } from '@apron/ui/text'
import { LIST_TEXTS } from './list.texts.ts'

/** The site whose records a list shows: that of its tab. */
export function SiteName() {
  const texts = useTexts(LIST_TEXTS)
  const airport = useAirport()
  return (
    <>
      {texts.site} <strong>{airport?.name}</strong> <Mono>{airport?.code}</Mono>
    </>
  )
}
