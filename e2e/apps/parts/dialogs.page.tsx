import { ACTION_TEXTS } from '@apron/contract/errors/action-texts'
import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import { SUB_APP_MANAGE } from '@apron/contract/rules/menus/sub-app-id'
import { fillText, IfPermitted, useHost, useLanguage, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { useConfirm } from '@apron/ui/confirm'
import { Dialog } from '@apron/ui/dialog'
import { Page, PageHeader } from '@apron/ui/page'
import { useState } from 'react'
import { PARTS_TEXTS } from './parts.texts.ts'

const WIDTHS = [560, 600, 800, 900, 1100] as const
const DONE = {
  save: CLIENT_TEXTS.saved,
  set: CLIENT_TEXTS.settingDone,
  add: ACTION_TEXTS.added,
  edit: ACTION_TEXTS.edited,
  recycle: ACTION_TEXTS.recycled,
} as const
const ACTIONS = ['save', 'set', 'add', 'edit', 'recycle'] as const

const named = (text: string, px: number) => fillText(text, { width: String(px) })

export default function DialogsPage() {
  const texts = useTexts(PARTS_TEXTS).dialogs
  const language = useLanguage()
  const host = useHost()
  const { confirm, dialog } = useConfirm()
  const [width, setWidth] = useState<(typeof WIDTHS)[number] | null>(null)
  const [entries, setEntries] = useState(3)

  async function remove(): Promise<void> {
    const yes = await confirm({
      title: texts.removeTitle,
      message: texts.removeText,
      confirmLabel: texts.remove,
      danger: true,
    })
    if (!yes) return
    setEntries(entries - 1)
    host.toast('success', ACTION_TEXTS.deleted[language])
  }

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
      <div className="parts-group">
        <Button kind="danger" onClick={remove}>
          {texts.remove}
        </Button>
        <span>{fillText(texts.entries, { n: String(entries) })}</span>
      </div>
      <div className="parts-group">
        {ACTIONS.map(action => (
          <Button key={action} onClick={() => host.toast('success', DONE[action][language])}>
            {texts[action]}
          </Button>
        ))}
      </div>
      <div className="parts-group">
        <IfPermitted resource={SUB_APP_MANAGE} otherwise={<span>{texts.notAllowed}</span>}>
          <Button>{texts.manage}</Button>
        </IfPermitted>
      </div>
      <Dialog
        open={width !== null}
        onClose={() => setWidth(null)}
        title={named(texts.dialog, width ?? 560)}
        width={width ?? 560}
      >
        {texts.text}
      </Dialog>
      {dialog}
    </Page>
  )
}
