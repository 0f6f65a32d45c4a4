import { useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { Menu } from '@apron/ui/menu'
import { Page, PageHeader } from '@apron/ui/page'
import { SelectField } from '@apron/ui/select'
import { useState } from 'react'
import { EDITOR_TEXTS } from './editor.texts.ts'

/** A list box, a menu and a dialog, which render in the tab's pop-up container. */
export default function PopupsPage() {
  const texts = useTexts(EDITOR_TEXTS).popups
  const [engine, setEngine] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <Page>
      <PageHeader
        title={texts.title}
        actions={
          <>
            <Menu
              label={texts.actions}
              trigger={<Button>{texts.actions}</Button>}
              items={[{ id: 'print', label: texts.print, onSelect: () => setOpen(false) }]}
            />
            <Button onClick={() => setOpen(true)}>{texts.details}</Button>
          </>
        }
      />
      <SelectField
        label={texts.engine}
        value={engine}
        onChange={setEngine}
        options={[
          { value: 'left', label: texts.left },
          { value: 'right', label: texts.right },
        ]}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.detailsTitle}>
        {texts.detailsText}
      </Dialog>
    </Page>
  )
}
