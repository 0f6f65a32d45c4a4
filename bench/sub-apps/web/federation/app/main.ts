/** What the application exposes; its own page is never opened. */
export { pageComponent } from '../../pages/page-component.ts'
