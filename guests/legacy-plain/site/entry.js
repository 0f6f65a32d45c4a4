// A legacy application without a framework, with the life cycle that qiankun requires.
;(global => {
  const TEXTS = {
    catalog: { zh: '图解目录', en: 'Catalogue' },
    search: { zh: '件号查询', en: 'Part search' },
    toSearch: { zh: '查询件号', en: 'Search a part' },
    toTools: { zh: '打开工具台账', en: 'Open the tool ledger' },
    borrowed: { zh: '工具已借出', en: 'Tools lent' },
    part: { zh: '件号', en: 'Part number' },
  }
  let base = ''
  let state = { language: 'zh' }

  const text = key => TEXTS[key][state.language]
  const onSearch = () => global.location.pathname === `${base}/search`

  function draw(root) {
    root.replaceChildren()
    const page = document.createElement('div')
    page.className = 'page'
    const title = document.createElement('h1')
    title.className = 'title'
    title.textContent = text(onSearch() ? 'search' : 'catalog')
    const lent = document.createElement('p')
    lent.textContent = `${text('borrowed')}: ${state.borrowedTools || 0}`
    const label = document.createElement('label')
    label.append(text('part'), ' ', document.createElement('input'))
    page.append(title, lent, label)
    for (const [key, address] of [
      ['toSearch', `${base}/search`],
      ['toTools', '/tools/ledger'],
    ]) {
      const button = document.createElement('button')
      button.textContent = text(key)
      button.addEventListener('click', () => {
        global.history.pushState(null, '', address)
        draw(root)
      })
      page.append(button)
    }
    root.append(page)
  }

  let redraw = null

  global.partsCatalogue = {
    bootstrap: async () => undefined,
    async mount(props) {
      base = props.routerBase
      const root = props.container.querySelector('#root')
      redraw = () => draw(root)
      const style = document.createElement('style')
      document.head.appendChild(style)
      style.appendChild(document.createTextNode('.title { border-bottom: 3px solid rgb(10, 60, 140) }'))
      props.onGlobalStateChange(next => {
        state = next
        redraw()
      }, true)
      props.onRefresh(redraw)
      global.addEventListener('popstate', redraw)
    },
    async unmount() {
      global.removeEventListener('popstate', redraw)
    },
  }
})(window)
