import Vue from 'vue'

/** State shared by all views. */
export default Vue.observable({
  bootstrapped: 0,
  language: 'zh',
  theme: 'light',
  airport: '',
  /** Set by this application, read by other legacy applications. */
  borrowed: 0,
})
