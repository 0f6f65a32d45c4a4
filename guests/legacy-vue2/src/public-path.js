/* global __webpack_public_path__:writable */
// Inside the shell, chunks and images are loaded from the application's folder instead of the page's.
if (window.__POWERED_BY_QIANKUN__) {
  __webpack_public_path__ = window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__
}
