import { pickTexts, useHost, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Page } from '@apron/ui/page'
import { encode } from 'uqr'
import { POSTER_ACTIONS, POSTER_TEXTS } from './reporting-poster.texts.ts'

/** Light modules around the code, which scanners need. */
const QUIET = 4
const ZH = pickTexts(POSTER_TEXTS, 'zh')
const EN = pickTexts(POSTER_TEXTS, 'en')

/** A sheet for the wall of a hangar, in both languages: its code leads to where reports are made. */
export function ReportingPoster({ onBack }: { readonly onBack: () => void }) {
  const actions = useTexts(POSTER_ACTIONS)
  const texts = useTexts(POSTER_TEXTS)
  const address = `${location.origin}${useHost().base}/voluntaryReportingHome`
  const rows = encode(address, { ecc: 'Q', border: QUIET }).data
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <Page>
      <div className="sq-ways">
        <span className="sq-note">{actions.here}</span>
        <Button onClick={onBack}>{actions.back}</Button>
        <Button kind="primary" onClick={() => window.print()}>
          {actions.print}
        </Button>
      </div>
      <article className="sq-poster">
        <h1>{ZH.title}</h1>
        <p lang="en">{EN.title}</p>
        <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={texts.code}>
          <rect width="100%" height="100%" fill="white" />
          <path d={dark.join('')} fill="black" shapeRendering="crispEdges" />
        </svg>
        <h2>{ZH.scan}</h2>
        <p lang="en">{EN.scan}</p>
        <p>{ZH.promise}</p>
        <p lang="en">{EN.promise}</p>
        <code>{address}</code>
      </article>
    </Page>
  )
}
