import { pickTexts, useHost, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Page } from '@apron/ui/page'
import { QrCode } from '@apron/ui/qr-code'
import { POSTER_ACTIONS, POSTER_TEXTS } from './reporting-poster.texts.ts'

const ZH = pickTexts(POSTER_TEXTS, 'zh')
const EN = pickTexts(POSTER_TEXTS, 'en')

/** Poster for a hangar wall in both languages, with a QR code of the reporting page. */
export function ReportingPoster({ onBack }: { readonly onBack: () => void }) {
  const actions = useTexts(POSTER_ACTIONS)
  const texts = useTexts(POSTER_TEXTS)
  const address = `${location.origin}${useHost().base}/voluntaryReportingHome`
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
        <QrCode text={address} label={texts.code} level="Q" />
        <h2>{ZH.scan}</h2>
        <p lang="en">{EN.scan}</p>
        <p>{ZH.promise}</p>
        <p lang="en">{EN.promise}</p>
        <code>{address}</code>
      </article>
    </Page>
  )
}
