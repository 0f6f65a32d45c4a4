import { useTexts } from '@apron/sdk/texts'
import { IconButton } from '@apron/ui/button'
import { IconBuildingWarehouse } from '@apron/ui/icons'
import { preferencesTexts } from './preferences.texts.ts'

interface HangarButtonProps {
  readonly on: boolean
  readonly onToggle: () => void
}

/** Switches to large targets and high contrast, for gloves and sunlight. */
export function HangarButton({ on, onToggle }: HangarButtonProps) {
  const texts = useTexts(preferencesTexts)
  return (
    <IconButton
      label={texts.hangarMode}
      aria-pressed={on}
      icon={<IconBuildingWarehouse size={20} stroke={1.5} />}
      onClick={onToggle}
    />
  )
}
