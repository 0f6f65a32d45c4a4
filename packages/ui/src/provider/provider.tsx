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
  /** Texts with which operators replace the built-in ones. */
  readonly texts?: TextOverrides | undefined
  /** Help of the page below, behind the “?” of its header. */
  readonly help?: string | undefined
  /** Element that pop-ups render into, so that they hide with their tab and get the styles of its application. */
  readonly portalRoot?: HTMLElement | undefined
  readonly children: ReactNode
}

/** Returns the Mantine theme. Colours and sizes come from `mantine-variables.css`, so no style element is written. */
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

/**
 * Provides language, theme and portal target to all parts below. Used once by the shell and once per tab. Renders no
 * element.
 */
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

  // Mantine's style sheets read this attribute. Set before paint to avoid a flash. Both of its colour schemes use the
  // same tokens.
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

/**
 * Replaces Mantine's provider, which would add its own scheme storage and two style elements per tab. The parts only
 * need the context.
 */
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
  // The shell owns the theme. Mantine must not change it.
}
