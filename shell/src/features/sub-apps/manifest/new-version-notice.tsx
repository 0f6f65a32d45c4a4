import { fillText } from '@apron/contract/texts/fill-text'
import { useTextLanguage, useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { NoticeBar } from '@apron/ui/feedback'
import { IconRefresh } from '@apron/ui/icons'
import { subAppsTexts } from '../sub-apps.texts.ts'

interface NewVersionNoticeProps {
  /** Titles of applications with a new version. Empty if the portal itself has changed. */
  readonly names: readonly string[]
  readonly onReload: () => void
  readonly onLater: () => void
}

/** Offers a reload after a deployment. */
export function NewVersionNotice({ names, onReload, onLater }: NewVersionNoticeProps) {
  const texts = useTexts(subAppsTexts)
  const list = new Intl.ListFormat(useTextLanguage(), { type: 'conjunction' }).format(names)
  return (
    <NoticeBar
      icon={<IconRefresh size={18} stroke={1.5} aria-hidden />}
      actions={
        <>
          <Button size="small" kind="plain" onClick={onLater}>
            {texts.later}
          </Button>
          <Button size="small" kind="quiet" onClick={onReload}>
            {texts.reload}
          </Button>
        </>
      }
    >
      {names.length === 0 ? texts.portalChanged : fillText(texts.newVersion, { names: list })}
    </NoticeBar>
  )
}
