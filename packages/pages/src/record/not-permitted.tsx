import { useTexts } from '@apron/sdk'
import { LinkButton } from '@apron/ui/button'
import { Problem } from '@apron/ui/feedback'
import { RECORD_TEXTS } from './record.texts.ts'

export interface NotPermittedProps {
  /** One sentence: what the user may not do, and who can help. */
  readonly text: string
  /** Link that leads away from the page. */
  readonly back: { readonly label: string; readonly href: string }
}

/** Replaces the content of a page without permission. */
export function NotPermitted({ text, back }: NotPermittedProps) {
  const texts = useTexts(RECORD_TEXTS)
  return (
    <Problem sign="403" title={texts.forbidden} text={text}>
      <LinkButton kind="primary" href={back.href}>
        {back.label}
      </LinkButton>
    </Problem>
  )
}
