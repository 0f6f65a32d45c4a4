import Vue from 'vue'

/** What all views share. */
export default Vue.observable({
  bootstrapped: 0,
  language: 'zh',
  theme: 'light',
  airport: '',
  /** Set by this application, read by other legacy applications. */
  borrowed: 0,
})
