import { IconButton } from '@apron/ui/button'
import { IconBuildingWarehouse } from '@apron/ui/icons'
import { useTranslation } from 'react-i18next'

interface HangarButtonProps {
  readonly on: boolean
  readonly onToggle: () => void
}

/** Large targets and high contrast, for gloves and sunlight, in one tap. */
export function HangarButton({ on, onToggle }: HangarButtonProps) {
  const { t } = useTranslation()
  return (
    <IconButton
      label={t('preferences.hangarMode')}
      aria-pressed={on}
      icon={<IconBuildingWarehouse size={20} stroke={1.5} />}
      onClick={onToggle}
    />
  )
}
