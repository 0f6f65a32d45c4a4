import { pickTexts } from '@apron/contract/texts/pick-texts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createCallClient } from '../calls/call-client.ts'
import type { CloseReason, Host, Tab, TabHandle } from '../contract.ts'
import { isLazyPage } from '../pages/lazy-page.ts'
import { pageAt } from '../pages/page-view.tsx'
import { SDK_TEXTS } from '../texts/sdk-texts.ts'
import { decideClose } from './close-decision.ts'
import { createRegistrations } from './registrations.ts'
import { createStore } from './store.ts'
import type { CloseQuestion, TabServices, TabState } from './tab-context.ts'
import { type AppParts, TabRoot } from './tab-root.tsx'

function askUnsaved(host: Host, app: AppParts): Promise<boolean> {
  const { lang, texts: overrides } = app.session.get()
  const texts = pickTexts(SDK_TEXTS, lang, overrides)
  return host.confirm({
    title: texts.unsavedTitle,
    message: texts.unsavedMessage,
    confirmLabel: texts.leave,
    cancelLabel: texts.stay,
  })
}

/** Renders one tab of an application and handles the shell's requests for it. */
export function mountTab(host: Host, app: AppParts, tab: Tab): TabHandle {
  const state = createStore<TabState>({ location: tab.location, active: tab.active, generation: 0 })
  const isHidden = () => !state.get().active
  const questions = createRegistrations<CloseQuestion>(isHidden)
  let reportedDirty = false
  const dirty = createRegistrations<symbol>(isHidden, () => {
    const isDirty = dirty.size > 0
    if (isDirty === reportedDirty) return
    reportedDirty = isDirty
    tab.setDirty(isDirty)
  })
  const call = createCallClient(host, tab)
  const services: TabServices = { host, tab, call, configs: app.configs, dirty, questions }
  const report = (error: unknown, info: { componentStack?: string | undefined }) =>
    host.reportError(error, {
      tab: tab.id,
      path: state.get().location.fullPath,
      componentStack: info.componentStack,
    })
  const root = createRoot(tab.el, { onCaughtError: report, onUncaughtError: report })
  const render = () => {
    if (tab.signal.aborted) return
    // Synchronous, because the pane is ready and the user is waiting for this only.
    flushSync(() => root.render(<TabRoot app={app} services={services} state={state} />))
  }
  // React delays replacing a fallback, even an empty one, by 300 ms. Rendering waits for the code instead.
  const page = pageAt(app.pages, host.base, tab.location.path)
  if (page === undefined || !isLazyPage(page) || page.fetched) render()
  else void page.prepare().then(render)

  return {
    update({ location, active }) {
      const previous = state.get()
      state.set({ ...previous, location: location ?? previous.location, active: active ?? previous.active })
    },
    refresh() {
      app.refresh()
      const previous = state.get()
      state.set({ ...previous, generation: previous.generation + 1 })
      dirty.dropStale()
      questions.dropStale()
    },
    beforeClose(reason: CloseReason) {
      const question = questions.newest
      const decision = decideClose({ reason, dirty: dirty.size > 0, hasQuestion: question !== undefined })
      if (decision === 'ask-unsaved') return askUnsaved(host, app)
      if (decision === 'ask-page' && question !== undefined) return question(reason)
      return decision === 'go'
    },
    unmount() {
      root.unmount()
    },
  }
}
