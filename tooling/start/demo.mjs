// npm run demo: the product with the demo organisation, on the embedded store unless DATABASE_URL names another.
import { startProduct } from './lib/start-product.mjs'
import { script } from './lib/terminal.mjs'

await script(() => startProduct(['--demo']))
