import { fillText, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Page } from '@apron/ui/page'
import { encode } from 'uqr'
import type { Tool } from '../../contract/tool.ts'
import { LEDGER_TEXTS } from './ledger.texts.ts'

/** Light modules around a code, which scanners need. */
const QUIET = 4

interface ToolLabelsProps {
  readonly tools: readonly Tool[]
  readonly onBack: () => void
}

/** Labels to print: the QR code holds the asset number that the desk scans. */
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
            <LabelCode text={assetNo} label={fillText(texts.code, { asset: assetNo })} />
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

function LabelCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encode(text, { ecc: 'M', border: QUIET }).data
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <rect width="100%" height="100%" fill="white" />
      <path d={dark.join('')} fill="black" shapeRendering="crispEdges" />
    </svg>
  )
}
