// node build.js <output folder>
const path = require('node:path')
const webpack = require('webpack')
const config = require('./webpack.config.js')

const [folder = 'dist'] = process.argv.slice(2)

webpack({ ...config, output: { ...config.output, path: path.resolve(folder) } }, (error, stats) => {
  if (error) throw error
  if (!stats.hasErrors()) return
  process.stderr.write(`${stats.toString({ all: false, errors: true })}\n`)
  process.exitCode = 1
})
