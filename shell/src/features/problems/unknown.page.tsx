import { LinkButton } from '@apron/ui/button'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../paths.ts'
import { Problem } from './problem.tsx'

/** 404: there is no such page for anybody. */
export function UnknownPage({ path }: { readonly path: string }) {
  const { t } = useTranslation()
  return (
    <Problem
      sign="404"
      title={t('problems.unknownTitle')}
      text={t('problems.unknown')}
      address={t('problems.wanted', { path })}
    >
      <LinkButton kind="primary" href={PATHS.dashboard}>
        {t('problems.toHome')}
      </LinkButton>
    </Problem>
  )
}
