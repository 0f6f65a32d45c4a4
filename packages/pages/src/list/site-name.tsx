import { useAirport, useTexts } from '@apron/sdk'
import { Mono } from '@apron/ui/text'
import { LIST_TEXTS } from './list.texts.ts'

/** Shows the site of the list, which is that of its tab. */
export function SiteName() {
  const texts = useTexts(LIST_TEXTS)
  const airport = useAirport()
  return (
    <>
      {texts.site} <strong>{airport?.name}</strong> <Mono>{airport?.code}</Mono>
    </>
  )
}
