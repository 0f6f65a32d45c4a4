import { LinkButton } from '@apron/ui/button'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../paths.ts'
import { Problem } from './problem.tsx'

interface ForbiddenPageProps {
  /** The page that was wanted; null when nobody says. */
  readonly wanted: string | null
}

/** 403: the page exists, but not for this person (NAV-11). */
export function ForbiddenPage({ wanted }: ForbiddenPageProps) {
  const { t } = useTranslation()
  return (
    <Problem
      sign="403"
      title={t('problems.forbiddenTitle')}
      text={t('problems.forbidden')}
      {...(wanted === null ? {} : { address: t('problems.wanted', { path: wanted }) })}
    >
      {wanted !== null && <LinkButton href={wanted}>{t('problems.tryAgain')}</LinkButton>}
      <LinkButton kind="primary" href={PATHS.dashboard}>
        {t('problems.toHome')}
      </LinkButton>
    </Problem>
  )
}
