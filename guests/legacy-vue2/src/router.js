import Desk from './views/desk.vue'
import Ledger from './views/ledger.vue'

export default [
  { path: '/', redirect: '/ledger' },
  { path: '/ledger', name: 'ledger', component: Ledger },
  { path: '/desk', name: 'desk', component: Desk },
  {
    path: '/detail',
    name: 'detail',
    component: () => import(/* webpackChunkName: "detail" */ './views/detail.vue'),
  },
]
