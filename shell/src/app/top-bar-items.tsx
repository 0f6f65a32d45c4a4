import { useTexts } from '@apron/sdk/texts'
import { LinkButton } from '@apron/ui/button'
import { memo } from 'react'
import { useStore } from 'zustand'
import { HomeSwitch } from '../features/home/home-switch.tsx'
import { navigationTexts } from '../features/navigation/navigation.texts.ts'
import { HangarButton } from '../features/preferences/hangar-button.tsx'
import { LanguageMenu } from '../features/preferences/language-menu.tsx'
import { ThemeButton } from '../features/preferences/theme-button.tsx'
import { SearchButton } from '../features/search/search-button.tsx'
import { UserMenu } from '../features/session/user-menu.tsx'
import { listSites } from '../features/site/site.api.ts'
import { SiteSelector } from '../features/site/site-selector.tsx'
import { PATHS } from '../paths.ts'
import { MessageBell } from './messages/message-bell.tsx'
import {
  chooseHome,
  chooseLanguage,
  chooseSite,
  logOut,
  toggleDensity,
  toggleTheme,
} from './session/session-actions.ts'
import { useShell } from './shell-context.ts'

/** What stands at the end of the top bar: search, messages, site, language, hangar mode, theme, user; without a session the way to the login. */
export const TopBarItems = memo(() => {
  const shell = useShell()
  const texts = useTexts(navigationTexts)
  const data = useStore(shell.session, session => session.data)
  const theme = useStore(shell.view, view => view.theme)
  const density = useStore(shell.view, view => view.density)
  return (
    <>
      {data && (
        <HomeSwitch
          http={shell.http}
          // The client has told the person what went wrong; the home page stays.
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
          // The client has told the person what went wrong; the site stays.
          onSwitch={site => void chooseSite(shell, site).catch(() => undefined)}
        />
      )}
      <LanguageMenu language={shell.language} onChoose={language => void chooseLanguage(shell, language)} />
      <HangarButton on={density === 'hangar'} onToggle={() => toggleDensity(shell, 'hangar')} />
      <ThemeButton theme={theme} onToggle={() => toggleTheme(shell)} />
      {data ? (
        <UserMenu
          session={data}
          compact={density === 'compact'}
          onCompact={() => toggleDensity(shell, 'compact')}
          onSubscribe={() => shell.overlays.open('messages', 'subscriptions')}
          onChangePassword={() => shell.overlays.open('password', true)}
          onLogout={() => void logOut(shell)}
        />
      ) : (
        <LinkButton href={PATHS.login}>{texts.logIn}</LinkButton>
      )}
    </>
  )
})
