/* global __webpack_public_path__:writable */
// Hosted: chunks and pictures lie where the host says, not where this page lies.
if (window.__POWERED_BY_QIANKUN__) {
  __webpack_public_path__ = window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__
}
