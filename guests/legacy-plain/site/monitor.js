// What watches pages in such applications puts its own functions in place of the page's.
;(() => {
  const original = Reflect.get(window.history, 'pushState')
  window.history.pushState = function watched(...args) {
    window.partsCatalogueSteps = (window.partsCatalogueSteps || 0) + 1
    return original.apply(window.history, args)
  }
})()
