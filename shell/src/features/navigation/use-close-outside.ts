import { type RefObject, useEffect, useRef } from 'react'

/** Closes an open element when the user clicks outside or the focus leaves it. */
export function useCloseOutside(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) === false) close.current()
    }
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [root, isOpen])
}
