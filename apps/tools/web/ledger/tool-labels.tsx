import { fillText, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Page } from '@apron/ui/page'
import { QrCode } from '@apron/ui/qr-code'
import type { Tool } from '../../contract/tool.ts'
import { LEDGER_TEXTS } from './ledger.texts.ts'

interface ToolLabelsProps {
  readonly tools: readonly Tool[]
  readonly onBack: () => void
}

/** Labels to print. The QR code contains the asset number that the desk scans. */
export function ToolLabels({ tools, onBack }: ToolLabelsProps) {
  const texts = useTexts(LEDGER_TEXTS)
  return (
    <Page>
      <div className="tl-label-actions">
        <Button onClick={onBack}>{texts.back}</Button>
        <Button kind="primary" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <ul className="tl-labels">
        {tools.map(({ id, assetNo, nameZh, nameEn }) => (
          <li key={id}>
            <QrCode text={assetNo} label={fillText(texts.code, { asset: assetNo })} />
            <div>
              <strong>{assetNo}</strong>
              <span lang="zh">{nameZh}</span>
              <span lang="en">{nameEn}</span>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  )
}
