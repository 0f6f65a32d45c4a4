// Preloaded (--import) into servers that tests and measurements start: they end with whoever started them, also when that was killed.
// The other end of the standard input is held there.
process.stdin.on('end', () => process.exit()).on('error', () => process.exit())
process.stdin.resume()
// A server that ends by itself does not wait for it.
if ('unref' in process.stdin) process.stdin.unref()
