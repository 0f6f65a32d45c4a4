import { Button } from '@apron/ui/button'
import { NoticeBar } from '@apron/ui/feedback'
import { IconRefresh } from '@apron/ui/icons'
import { useTranslation } from 'react-i18next'

interface NewVersionNoticeProps {
  /** What people call the applications with a new version; empty when the portal itself has changed. */
  readonly names: readonly string[]
  readonly onReload: () => void
  readonly onLater: () => void
}

/** Offers what was deployed since the page was loaded. */
export function NewVersionNotice({ names, onReload, onLater }: NewVersionNoticeProps) {
  const { t, i18n } = useTranslation()
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names)
  return (
    <NoticeBar
      icon={<IconRefresh size={18} stroke={1.5} aria-hidden />}
      actions={
        <>
          <Button size="small" kind="plain" onClick={onLater}>
            {t('subApps.later')}
          </Button>
          <Button size="small" kind="quiet" onClick={onReload}>
            {t('subApps.reload')}
          </Button>
        </>
      }
    >
      {names.length === 0 ? t('subApps.portalChanged') : t('subApps.newVersion', { names: list })}
    </NoticeBar>
  )
}
