import { NO_OVERRIDES, type TextOverrides } from '@apron/contract/texts/pick-texts'
import { MantineContext, type MantineThemeOverride, MantineThemeProvider } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import type { UiLang } from '../words/words.ts'
import { FADE } from './fade.ts'
import { HelpContext, type Ui, UiContext } from './ui-context.ts'

export type UiTheme = 'light' | 'dark'

export interface UiProviderProps {
  readonly lang: UiLang
  readonly theme: UiTheme
  /** What the portal's operators say in place of the parts' own words. */
  readonly texts?: TextOverrides | undefined
  /** What the page below says of itself, behind the “?” of its header. */
  readonly help?: string | undefined
  /** Where pop-ups draw, so that they hide with their tab and keep its application's styles. */
  readonly portalRoot?: HTMLElement | undefined
  readonly children: ReactNode
}

/** What Mantine needs beside its sheets; colours and sizes come from `mantine-variables.css`, so nothing writes a style element. */
function mantineTheme(portalRoot: HTMLElement | undefined): MantineThemeOverride {
  return {
    respectReducedMotion: true,
    components: {
      Portal: { defaultProps: portalRoot === undefined ? {} : { target: portalRoot } },
      // Locking the position while it is shown keeps the elements of every earlier opening in memory (9.7.3).
      Popover: { defaultProps: { transitionProps: FADE, preventPositionChangeWhenVisible: false } },
      Menu: { defaultProps: { transitionProps: FADE } },
      Tooltip: { defaultProps: { transitionProps: FADE } },
    },
  }
}

/** Language, theme and portal target for all parts below; one for the shell and one for each tab. It draws no element of its own. */
export function UiProvider({
  lang,
  theme,
  texts: overrides = NO_OVERRIDES,
  help,
  portalRoot,
  children,
}: UiProviderProps) {
  const ui: Ui = useMemo(() => ({ lang, overrides, portalRoot }), [lang, overrides, portalRoot])
  const mantine = useMemo(() => mantineTheme(portalRoot), [portalRoot])
  const scheme = useMemo(() => mantineContext(theme), [theme])

  // Mantine's sheets look at this attribute. Before paint, so that nothing flashes; both of its schemes read the same tokens.
  useLayoutEffect(() => {
    document.documentElement.dataset['mantineColorScheme'] = theme
  }, [theme])

  return (
    <UiContext value={ui}>
      <MantineContext value={scheme}>
        <MantineThemeProvider theme={mantine}>
          <HelpContext value={help}>{children}</HelpContext>
        </MantineThemeProvider>
      </MantineContext>
    </UiContext>
  )
}

/** Mantine's own provider would add its scheme storage and two style elements per tab; its context is all the parts read. */
function mantineContext(theme: UiTheme) {
  return {
    colorScheme: theme,
    setColorScheme: keepScheme,
    clearColorScheme: keepScheme,
    getRootElement: () => document.documentElement,
    classNamesPrefix: 'mantine',
    cssVariablesSelector: ':root',
    withStaticClasses: false,
  }
}

function keepScheme(): void {
  // The shell owns the theme; Mantine may not change it.
}
