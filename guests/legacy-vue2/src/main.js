import './public-path'
import Vue from 'vue'
import VueRouter from 'vue-router'
import App from './app.vue'
import routes from './router'
import store from './store'
import './global.css'

Vue.use(VueRouter)
Vue.config.productionTip = false

let router = null
let instance = null

function render(props = {}) {
  const { container } = props
  router = new VueRouter({
    base: window.__POWERED_BY_QIANKUN__ ? '/tools/' : '/',
    mode: 'history',
    routes,
  })
  instance = new Vue({
    router,
    render: h => h(App),
  }).$mount(container ? container.querySelector('#app') : '#app')
}

// Outside the shell it renders itself.
if (!window.__POWERED_BY_QIANKUN__) render()

export async function bootstrap() {
  // A marker for the tests. Such applications leave many.
  store.bootstrapped += 1
}

export async function mount(props) {
  Vue.prototype.$portal = props
  props.onGlobalStateChange(state => {
    store.language = state.language
    store.theme = state.theme
    store.airport = state.airport ? state.airport.code : ''
    store.borrowed = state.borrowedTools || 0
  }, true)
  render(props)
}

export async function unmount() {
  instance.$destroy()
  instance.$el.innerHTML = ''
  instance = null
  router = null
}
