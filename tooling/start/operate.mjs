// npm start: the product for an operator, without demo data.
import { startProduct } from './lib/start-product.mjs'
import { script } from './lib/terminal.mjs'

await script(() => startProduct([]))
