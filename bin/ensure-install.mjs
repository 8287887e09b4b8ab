// Runs before every npm script, on whatever Node (20 or newer) is outside, and without node_modules:
// only plain JavaScript and Node's own modules here.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;

/** The path of the Node that `npm run` will use, inside a checkout. */
const innerNode = (root) =>
  join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * The first package in which npm's own record of node_modules (node_modules/.package-lock.json) differs from what
 * the lock file asks for; undefined when it holds exactly that, as after an `npm install` by hand.
 * Optional packages may be absent: they are the binaries of other platforms.
 */
function firstDifference(lockText, installedText) {
  if (installedText === undefined) return 'node_modules';
  const wanted = JSON.parse(lockText).packages;
  const installed = JSON.parse(installedText).packages;
  const same = (a, b) => a?.version === b?.version && a?.integrity === b?.integrity && a?.link === b?.link;
  const needed = Object.keys(wanted).filter(
    (path) => path.includes('node_modules/') && !wanted[path].optional && !wanted[path].devOptional,
  );
  return [...needed, ...Object.keys(installed)].find((path) => !same(wanted[path], installed[path]));
}

/**
 * The step needed before the project can run in `root`: `nothing`, `record` (installed by hand, only the
 * note is missing) or `install`, with the reason for it.
 */
export function decideInstall(root) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  const noteFile = join(root, 'node_modules', '.diyar-install');
  const known = { hash, noteFile, reason: '' };
  if (!existsSync(innerNode(root))) {
    return { ...known, action: 'install', reason: 'the Node runtime is not installed yet' };
  }
  if (read(noteFile)?.trim() === hash) return { ...known, action: 'nothing' };
  const difference = firstDifference(lock, read(join(root, 'node_modules', '.package-lock.json')));
  if (difference === undefined) return { ...known, action: 'record' };
  return { ...known, action: 'install', reason: `package-lock.json asks for another ${difference}` };
}

function npm(root, args) {
  const script = process.env.npm_execpath;
  // Another package manager also names itself there.
  const viaNode = script !== undefined && /npm-cli\.[cm]?js$/.test(script);
  const command = viaNode ? process.execPath : 'npm';
  // Dev tools are part of running the project, and NODE_ENV=production must not leave them out.
  return spawn(command, viaNode ? [script, ...args] : args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && !viaNode,
  });
}

function install(root, reason) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  console.log(`Installing what Diyar needs (${reason}); npm ci takes a minute or two …`);
  // The project's own allowScripts decides which packages may run an install script; a machine-wide
  // ignore-scripts would leave out the Node runtime itself.
  const child = npm(root, [
    'ci',
    '--include=dev',
    '--ignore-scripts=false',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  const ticker = setInterval(() => console.log(`  still installing (${seconds()} s)`), 15_000);
  const stop = () => child.kill();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    child.once('exit', (code) =>
      code === 0
        ? resolve(seconds())
        : reject(new Error(`npm ci failed (exit ${code}); its message is above`)),
    );
  }).finally(() => clearInterval(ticker));
}

async function main() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new Error(`Diyar needs Node ${OLDEST_NODE} or newer to install itself; this is ${process.version}`);
  }
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { action, reason, hash, noteFile } = decideInstall(root);
  if (action === 'nothing') return;
  if (action === 'install') {
    const took = await install(root, reason);
    if (!existsSync(innerNode(root))) {
      throw new Error(
        'npm ci ended without the Node runtime (package "node"): were install scripts blocked?',
      );
    }
    console.log(`installed in ${took} s`);
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(noteFile, `${hash}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(`Installation failed: ${error.message}`);
    process.exitCode = 1;
  });
}
