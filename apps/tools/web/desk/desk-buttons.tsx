import { useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { DESK_TEXTS } from './desk.texts.ts'
import type { DeskWork } from './use-desk.ts'

interface DeskButtonsProps {
  readonly work: DeskWork
  readonly label: string
  readonly disabled?: boolean
}

export function DeskButtons({ work, label, disabled = false }: DeskButtonsProps) {
  const texts = useTexts(DESK_TEXTS)
  return (
    <>
      <Button disabled={work.busy} onClick={work.clear}>
        {texts.clear}
      </Button>
      <Button kind="primary" busy={work.busy} disabled={disabled} onClick={() => void work.finish()}>
        {label}
      </Button>
    </>
  )
}
