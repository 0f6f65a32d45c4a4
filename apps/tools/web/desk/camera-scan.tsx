import { useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { Alert } from '@apron/ui/feedback'
import { canReadCodes, useCodeCamera } from '@apron/ui/scan'
import { useState } from 'react'
import { DESK_TEXTS } from './desk.texts.ts'

/** Scans one code with the camera, where the browser can. */
export function CameraScan({ onCode }: { readonly onCode: (code: string) => void }) {
  const texts = useTexts(DESK_TEXTS)
  const [isOn, setOn] = useState(false)
  if (!canReadCodes()) return null
  return (
    <>
      <Button onClick={() => setOn(true)}>{texts.camera}</Button>
      {isOn && (
        <Dialog
          open
          title={texts.cameraTitle}
          onClose={() => setOn(false)}
          actions={<Button onClick={() => setOn(false)}>{texts.close}</Button>}
        >
          <CameraPicture
            onCode={code => {
              setOn(false)
              onCode(code)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

function CameraPicture({ onCode }: { readonly onCode: (code: string) => void }) {
  const texts = useTexts(DESK_TEXTS)
  const { video, failed } = useCodeCamera(onCode)
  return (
    <>
      {/* oxlint-disable-next-line media-has-caption -- what stands before the camera says nothing */}
      <video ref={video} className="tl-camera" hidden={failed} muted playsInline aria-hidden />
      {failed && <Alert meaning="red">{texts.cameraFailed}</Alert>}
    </>
  )
}
