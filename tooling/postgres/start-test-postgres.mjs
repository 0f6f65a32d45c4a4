/**
 * Starts a temporary PostgreSQL on a free local port and stops it on request.
 *
 *   node tooling/postgres/start-test-postgres.mjs            prints its URL and runs until Ctrl-C or the end of its input
 *   node tooling/postgres/start-test-postgres.mjs -- <command …>   runs the command with TEST_DATABASE_URL
 */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { signalGroup } from '../start/lib/signal-group.mjs'

const version = path => Number(/(\d+)\/bin$/.exec(path)?.[1] ?? 0)

/** Finds PostgreSQL's programs in the folders of Debian and Red Hat, newest version first, then on the PATH. */
function findBinaries() {
  const versioned = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap(folder =>
    existsSync(folder) ? readdirSync(folder).map(name => join(folder, name, 'bin')) : [],
  )
  const candidates = versioned
    .filter(path => version(path) >= 15)
    .toSorted((one, other) => version(other) - version(one))
  const onPath = (process.env.PATH ?? '').split(':')
  return (
    [...candidates, ...onPath].find(
      path => path && ['initdb', 'postgres'].every(p => existsSync(join(path, p))),
    ) ?? null
  )
}

/** PostgreSQL refuses to run as root. Its package creates a user for it. */
function userToRunAs() {
  if (process.getuid?.() !== 0) return { prefix: [], uid: null }
  for (const name of ['postgres', 'nobody']) {
    const uid = Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout.trim())
    if (uid > 0) return { prefix: ['runuser', '-u', name, '--'], uid }
  }
  return null
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/**
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { missing: string }>} `missing` gives the reason if
 * there is none
 */
export async function startTestPostgres() {
  const binaries = findBinaries()
  if (binaries === null) return { missing: 'PostgreSQL 15 or newer is not installed' }
  const user = userToRunAs()
  if (user === null)
    return { missing: 'PostgreSQL does not run as root, and there is no other user to run it as' }
  const folder = mkdtempSync(join(tmpdir(), 'apron-postgres-'))
  chmodSync(folder, 0o700)
  if (user.uid !== null) chownSync(folder, user.uid, -1)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const data = join(folder, 'data')
  const run = (program, args) => [...user.prefix, join(binaries, program), ...args]

  const [initdb, ...initArgs] = run('initdb', [
    '-D',
    data,
    '-U',
    'apron',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-N',
  ])
  const initialized = spawnSync(initdb, initArgs, { cwd: '/', encoding: 'utf8' })
  if (initialized.status !== 0) {
    remove()
    return {
      missing: `PostgreSQL could not be set up: ${(initialized.stderr || initialized.error?.message || '').trim()}`,
    }
  }
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
  }
  const [postgres, ...postgresArgs] = run('postgres', [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const server = spawn(postgres, postgresArgs, {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const ended = new Promise(resolve => server.once('exit', resolve))
  const stopAtExit = () => signalGroup(server, 'SIGQUIT')
  process.once('exit', stopAtExit)
  const ready = new Promise((resolve, reject) => {
    let output = ''
    server.stderr.setEncoding('utf8').on('data', text => {
      if (output.length < 10_000) output += text
      if (text.includes('ready to accept connections')) resolve()
    })
    void ended.then(() => reject(new Error(output.trim())))
  })
  try {
    await ready
  } catch (error) {
    remove()
    return { missing: `PostgreSQL did not start: ${error.message}` }
  }
  return {
    url: `postgresql://apron@127.0.0.1:${port}/postgres`,
    stop: async () => {
      // SIGINT is PostgreSQL's fast shutdown. Sent to the group, because runuser passes on only some signals.
      signalGroup(server, 'SIGINT')
      await ended
      process.off('exit', stopAtExit)
      remove()
    },
  }
}

async function main() {
  const postgres = await startTestPostgres()
  if ('missing' in postgres) {
    process.stderr.write(`${postgres.missing}\n`)
    process.exitCode = 1
    return
  }
  const separator = process.argv.indexOf('--')
  if (separator === -1) {
    process.stdout.write(`${postgres.url}\n`)
    await new Promise(resolve => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve)
      process.stdin.once('end', resolve).resume()
    })
    process.stdin.destroy()
  } else {
    const [command, ...args] = process.argv.slice(separator + 1)
    const env = { ...process.env, TEST_DATABASE_URL: postgres.url }
    const child = spawn(command, args, { stdio: 'inherit', env })
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
    process.exitCode = await new Promise(resolve => child.once('exit', code => resolve(code ?? 1)))
  }
  await postgres.stop()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
