const path = require('node:path')
const MiniCssExtractPlugin = require('mini-css-extract-plugin')
const { VueLoaderPlugin } = require('vue-loader')
const { name } = require('./package.json')

const library = name.replace(/^@apron\//, '')

module.exports = {
  mode: 'production',
  // No eval, no inline script: the shell's content security policy allows neither.
  devtool: false,
  context: __dirname,
  entry: { app: './src/main.js' },
  output: {
    path: path.join(__dirname, 'dist'),
    // The folder of a version never changes, so names need no hash.
    filename: 'js/[name].js',
    assetModuleFilename: 'img/[name][ext]',
    clean: true,
    // Unique in the page, because several applications are loaded into it.
    library: { name: library, type: 'umd' },
    chunkLoadingGlobal: `webpackChunk_${library.replace(/-/g, '_')}`,
  },
  module: {
    rules: [
      { test: /\.vue$/, loader: 'vue-loader' },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.svg$/, type: 'asset/resource' },
    ],
  },
  resolve: { extensions: ['.js', '.vue'] },
  plugins: [new VueLoaderPlugin(), new MiniCssExtractPlugin({ filename: 'css/[name].css' })],
  performance: { hints: false },
}
