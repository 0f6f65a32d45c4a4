import { fillText, useLocation, useNavigate, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Alert } from '@apron/ui/feedback'
import { RECORD_TEXTS } from './record.texts.ts'

/** Says that a record belongs to another site and offers to switch. @param site three-letter code */
export function OtherSiteNotice({ site }: { readonly site: string }) {
  const texts = useTexts(RECORD_TEXTS).otherSite
  const navigate = useNavigate()
  const { fullPath } = useLocation()
  return (
    <Alert
      meaning="info"
      title={texts.title}
      action={
        <Button size="small" onClick={() => navigate(`/${fullPath.slice(1)}`, { site })}>
          {fillText(texts.change, { site })}
        </Button>
      }
    >
      {fillText(texts.hint, { site })}
    </Alert>
  )
}
