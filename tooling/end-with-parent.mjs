// Preloaded (--import) into servers that tests and measurements start, so that they end with their parent, even if it
// is killed. The parent holds the other end of standard input.
process.stdin.on('end', () => process.exit()).on('error', () => process.exit())
process.stdin.resume()
// Does not keep a server alive that ends by itself.
if ('unref' in process.stdin) process.stdin.unref()
