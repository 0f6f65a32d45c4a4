import { IconHelp } from '@tabler/icons-react'
import { use, useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { Popover } from '../popover/popover.tsx'
import { HelpContext, useUiTexts } from '../provider/ui-context.ts'
import { UI_TEXTS } from '../words/words.ts'

/** Returns the help text of the page. */
export function useHelp(): string | undefined {
  return use(HelpContext)
}

/** The help of the page, behind a quiet “?”. Renders nothing if the page has no help. */
export function PageHelp() {
  const text = useHelp()
  return text === undefined ? null : <Help text={text} />
}

/** A paragraph of help, behind a quiet “?”. */
export function Help({ text }: { readonly text: string }) {
  const words = useUiTexts(UI_TEXTS)
  const [open, setOpen] = useState(false)
  return (
    <span className="ap-page-help">
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={words.help}
        width={360}
        placement="bottom-start"
        trigger={
          <IconButton
            size="small"
            label={words.help}
            icon={<IconHelp size={18} stroke={1.5} aria-hidden />}
          />
        }
      >
        <p className="ap-page-help-text" tabIndex={-1} data-autofocus>
          {text}
        </p>
      </Popover>
    </span>
  )
}
