import { useTexts } from '@apron/sdk/texts'
import { LinkButton } from '@apron/ui/button'
import { IconMoon, IconSun } from '@apron/ui/icons'
import type { MenuEntry } from '@apron/ui/menu'
import { memo } from 'react'
import { useStore } from 'zustand'
import { HomeSwitch, useOtherHome } from '../features/home/home-switch.tsx'
import { navigationTexts } from '../features/navigation/navigation.texts.ts'
import { HangarButton } from '../features/preferences/hangar-button.tsx'
import { LanguageMenu, languageItems } from '../features/preferences/language-menu.tsx'
import { preferencesTexts } from '../features/preferences/preferences.texts.ts'
import { ThemeButton } from '../features/preferences/theme-button.tsx'
import { SearchButton } from '../features/search/search-button.tsx'
import type { SessionData } from '../features/session/session-store.ts'
import { UserMenu } from '../features/session/user-menu.tsx'
import { listSites } from '../features/site/site.api.ts'
import { SiteSelector } from '../features/site/site-selector.tsx'
import { PATHS } from '../paths.ts'
import { useNarrow } from '../platform/preferences/use-narrow.ts'
import { MessageBell } from './messages/message-bell.tsx'
import { chooseHome, toggleDensity, toggleTheme } from './session/preference-actions.ts'
import { hasQuickSignIn, useQuickSignInUsers } from './session/quick-sign-in-users.ts'
import { logOut, switchUser } from './session/session-actions.ts'
import { chooseLanguage, chooseSite } from './session/switch.ts'
import { useShell } from './shell-context.ts'

/**
 * Returns whether the server is reachable. Offline, its settings are not offered; the strip shows that there is no
 * network.
 */
function useIsOnline(): boolean {
  const { session } = useShell()
  return useStore(session, ({ cachedAt = null }) => cachedAt === null)
}

/** Returns the controls that narrow windows show in the user menu instead of the bar (BAR-02, BAR-03). */
function useCollapsedItems(): MenuEntry[] {
  const shell = useShell()
  const preferences = useTexts(preferencesTexts)
  const theme = useStore(shell.view, view => view.theme)
  const density = useStore(shell.view, view => view.density)
  const home = useOtherHome(shell.http, useIsOnline())
  const Theme = theme === 'dark' ? IconSun : IconMoon
  return [
    {
      id: 'home',
      label: home.label,
      icon: <home.Icon size={18} stroke={1.5} />,
      onSelect: () => void chooseHome(shell, home.type).catch(() => undefined),
    },
    {
      id: 'theme',
      label: theme === 'dark' ? preferences.toLight : preferences.toDark,
      icon: <Theme size={18} stroke={1.5} />,
      onSelect: () => toggleTheme(shell),
    },
    {
      id: 'hangar',
      label: preferences.hangarMode,
      checked: density === 'hangar',
      onSelect: () => toggleDensity(shell, 'hangar'),
    },
    { id: 'languages', divider: true },
    ...languageItems({
      language: shell.language,
      onChoose: language => void chooseLanguage(shell, language),
    }),
    { id: 'person', divider: true },
  ]
}

const NOTHING: readonly MenuEntry[] = []

function PersonMenu({ session, narrow }: { readonly session: SessionData; readonly narrow: boolean }) {
  const shell = useShell()
  const collapsedItems = useCollapsedItems()
  const density = useStore(shell.view, view => view.density)
  const hasQuick = hasQuickSignIn()
  const [others, loadOthers] = useQuickSignInUsers()
  return (
    <UserMenu
      session={session}
      compact={density === 'compact'}
      collapsedItems={narrow ? collapsedItems : NOTHING}
      onCompact={() => toggleDensity(shell, 'compact')}
      onSubscribe={() => shell.overlays.open('messages', 'subscriptions')}
      onChangePassword={() => shell.overlays.open('password', true)}
      onShortcuts={() => shell.showShortcuts()}
      onDrafts={() => shell.overlays.open('drafts', true)}
      others={others}
      onQuickSignIn={hasQuick ? () => shell.overlays.open('quickSignIn', true) : null}
      onOpen={() => void loadOthers()}
      onPerson={id => void switchUser(shell, id)}
      onSwitchUser={() => void switchUser(shell)}
      onLogout={() => void logOut(shell)}
    />
  )
}

/**
 * Controls at the end of the top bar: search, messages, site, language, hangar mode, theme, user; without a
 * session a login link.
 */
export const TopBarItems = memo(() => {
  const shell = useShell()
  const texts = useTexts(navigationTexts)
  const data = useStore(shell.session, session => session.data)
  const theme = useStore(shell.view, view => view.theme)
  const density = useStore(shell.view, view => view.density)
  const narrow = useNarrow()
  const isOnline = useIsOnline()
  const hasRoom = !data || !narrow
  return (
    <>
      {data && hasRoom && (
        <HomeSwitch
          http={shell.http}
          isOnline={isOnline}
          // The client has already shown the error. The home page stays.
          onChoose={type => void chooseHome(shell, type).catch(() => undefined)}
        />
      )}
      {data && <SearchButton onOpen={() => shell.search()} />}
      {data && <MessageBell />}
      {data && (
        <SiteSelector
          airport={data.airport}
          language={shell.language}
          loadSites={() => listSites(shell.http)}
          // The client has already shown the error. The site stays.
          onSwitch={site => void chooseSite(shell, site).catch(() => undefined)}
        />
      )}
      {hasRoom && (
        <>
          <LanguageMenu
            language={shell.language}
            onChoose={language => void chooseLanguage(shell, language)}
          />
          <HangarButton on={density === 'hangar'} onToggle={() => toggleDensity(shell, 'hangar')} />
          <ThemeButton theme={theme} onToggle={() => toggleTheme(shell)} />
        </>
      )}
      {data ? (
        <PersonMenu session={data} narrow={narrow} />
      ) : (
        <LinkButton href={PATHS.login}>{texts.logIn}</LinkButton>
      )}
    </>
  )
})
