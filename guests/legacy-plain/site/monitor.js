// Monitoring scripts in such applications replace functions of the page.
;(() => {
  const original = Reflect.get(window.history, 'pushState')
  window.history.pushState = function watched(...args) {
    window.partsCatalogueSteps = (window.partsCatalogueSteps || 0) + 1
    return original.apply(window.history, args)
  }
})()
