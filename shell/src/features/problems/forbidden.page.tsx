import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { LinkButton } from '@apron/ui/button'
import { Problem } from '@apron/ui/feedback'
import { PATHS } from '../../paths.ts'
import { problemsTexts } from './problems.texts.ts'

interface ForbiddenPageProps {
  /** The page that was wanted; null when nobody says. */
  readonly wanted: string | null
}

/** 403: the page exists, but not for this person (NAV-11). */
export function ForbiddenPage({ wanted }: ForbiddenPageProps) {
  const texts = useTexts(problemsTexts)
  return (
    <Problem
      sign="403"
      title={texts.forbiddenTitle}
      text={texts.forbidden}
      {...(wanted === null ? {} : { address: fillText(texts.wanted, { path: wanted }) })}
    >
      {wanted !== null && <LinkButton href={wanted}>{texts.tryAgain}</LinkButton>}
      <LinkButton kind="primary" href={PATHS.dashboard}>
        {texts.toHome}
      </LinkButton>
    </Problem>
  )
}
