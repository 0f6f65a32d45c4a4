/** As the guide says: chunks are fetched from where qiankun has found the application. */
declare let __webpack_public_path__: string

if (window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ !== undefined) {
  __webpack_public_path__ = window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__
}
