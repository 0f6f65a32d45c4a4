/** The browsers' own barcode detector, which TypeScript does not know. */
interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  interface Window {
    readonly BarcodeDetector?: {
      new (): CodeDetector
      getSupportedFormats(): Promise<readonly string[]>
    }
  }
}

/** Interval between two attempts to read a code, ms. A code is held still for longer. */
const INTERVAL_MS = 150

/** Returns whether this browser has a camera API and can read codes itself. */
export function canReadCodes(): boolean {
  return window.BarcodeDetector !== undefined && isSecureContext && 'mediaDevices' in navigator
}

/**
 * Shows the camera in the video and returns the first code it reads, or null if it was stopped before. Turns the camera
 * off afterwards. Rejects if there is no camera or it may not be used.
 */
export async function readCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const Detector = window.BarcodeDetector
  if (Detector === undefined || (await Detector.getSupportedFormats()).length === 0) {
    throw new Error('This browser reads no codes')
  }
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stopCamera = () => stream.getTracks().forEach(track => track.stop())
  signal.addEventListener('abort', stopCamera)
  try {
    video.srcObject = stream
    if (!signal.aborted) await video.play()
    const detector = new Detector()
    while (!signal.aborted) {
      const codes = await detector.detect(video)
      const found = codes.find(({ rawValue }) => rawValue.trim() !== '')
      if (found !== undefined) return found.rawValue.trim()
      await new Promise(resolve => setTimeout(resolve, INTERVAL_MS))
    }
    return null
  } catch (error) {
    if (signal.aborted) return null
    throw error
  } finally {
    stopCamera()
    video.srcObject = null
  }
}
