import { useEffect, useState } from 'react'

/** Renders until Mantine's field refers to its list: a list settles its id in its second render, the field follows. */
const RENDERS = 3

/**
 * Renders the options of a closed list from the first focus on, not before: most lists of a page are never opened, and
 * Mantine would render all their options with the page. A searchable list opens on that same focus.
 */
export function useListOnFocus() {
  const [renders, setRenders] = useState(0)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- Mantine tells nobody when the id of a list is known
    if (renders > 0 && renders < RENDERS) setRenders(renders + 1)
  }, [renders])
  return {
    comboboxProps: { offset: 4, keepMounted: renders > 0 },
    onFocus: () => setRenders(before => Math.max(before, 1)),
  } as const
}
