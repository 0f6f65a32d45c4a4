import { useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { useState } from 'react'
import { COLOURED_TEXTS } from './coloured.texts.ts'

/** The page that `red` and `blue` share; only their style sheets colour it differently. */
export function ColouredPage() {
  const texts = useTexts(COLOURED_TEXTS)
  const [open, setOpen] = useState(false)
  return (
    <div className="page">
      <h1 className="title">{texts.title}</h1>
      <p className="card">{texts.card}</p>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.dialog}>
        <p className="card">{texts.inDialog}</p>
      </Dialog>
    </div>
  )
}
