import { fillText, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { Page, PageHeader } from '@apron/ui/page'
import { useState } from 'react'
import { PARTS_TEXTS } from './parts.texts.ts'

const WIDTHS = [560, 600, 800, 900, 1100] as const

const named = (text: string, px: number) => fillText(text, { width: String(px) })

export default function DialogsPage() {
  const texts = useTexts(PARTS_TEXTS).dialogs
  const [width, setWidth] = useState<(typeof WIDTHS)[number] | null>(null)
  return (
    <Page>
      <PageHeader title={texts.title} />
      <div className="parts-group">
        {WIDTHS.map(px => (
          <Button key={px} onClick={() => setWidth(px)}>
            {named(texts.open, px)}
          </Button>
        ))}
      </div>
      <Dialog
        open={width !== null}
        onClose={() => setWidth(null)}
        title={named(texts.dialog, width ?? 560)}
        width={width ?? 560}
      >
        {texts.text}
      </Dialog>
    </Page>
  )
}
