import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkLoadRecovery } from './app/rendering/plugins/chunk-load-recovery.ts';
import { compileSentences } from './app/rendering/plugins/compile-sentences.ts';
import { offlineFiles } from './app/rendering/plugins/offline-files.ts';
import { precompress } from './app/rendering/plugins/precompress.ts';
import { pureContract } from './app/rendering/plugins/pure-contract.ts';

/** Libraries that every page needs, and what runs before them, in one file: it compresses better, and hardly ever changes. */
const CORE =
  /node_modules[\\/](react|react-dom|scheduler|react-router|use-intl|icu-minify)[\\/]|web[\\/]app[\\/]ui[\\/]layers\.ts$/;

/** The frame around every page, with all it imports, in one file too: thirty small ones compress a tenth worse. */
const SITE =
  /web[\\/]app[\\/](layout[\\/](site-frame|error-page|language|font-preloads)|i18n[\\/](sentences|late-with-sentences)|routes[\\/](layout-with|site-layout)|site[\\/]page-meta)\.tsx?$/;

/** Code that home, results and ads share: one file instead of a dozen. */
const SHARED =
  /web[\\/]app[\\/](features[\\/]ads[\\/](ad-photo|card-text|list-thing|price|periods|daily-noun|use-strip)|site[\\/](site-data|structured-data)|i18n[\\/]dates|ui[\\/]price)\.tsx?$/;

/** What home and results share of each other beside that. */
const FINDING =
  /web[\\/]app[\\/](ui[\\/](pagination|use-back-closes|opens-dialog)|features[\\/](ads[\\/]ad-grid|search[\\/](query[\\/]use-search-path|form[\\/]wish-field)))\.tsx?$/;

/** Small parts of an ad's page and of pages of one's own: one file weighs less than five. */
const PARTS = /web[\\/]app[\\/]ui[\\/](avatar|badge|card|stars|use-media)\.tsx?$/;

/** What every page of a language says, in one file a language: the site, the dashboard and the console share it. */
const WORDS = {
  ar: /messages[\\/]src[\\/]ar[\\/](common|results|shell)\.ts$/,
  en: /messages[\\/]src[\\/]en[\\/](common|results|shell)\.ts$/,
};

/** Names the contract that the browser's code is built with: what it kept of another one on a device, it does not read. */
function contractHash(): string {
  const folder = new URL('../contract/src/', import.meta.url);
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.ts$/.test(file),
  );
  for (const file of files.toSorted()) hash.update(readFileSync(new URL(file, folder)));
  return hash.digest('hex').slice(0, 12);
}

/** Modules of pages that open without a network (web/worker): bookings with their messages, and favourites. */
const OFFLINE =
  /app[\\/](entry\.client|root|routes[\\/](site-layout|dashboard-layout|(ar|en)[\\/](site|dashboard|booking|account|booking-after)|dashboard[\\/](layout|reservations?|favourites)))\.tsx?/;

/**
 * Builds and every mode but dev use React's production build, whatever NODE_ENV says outside: the server bundle holds
 * its libraries, so the choice is made here and not at start.
 */
export default defineConfig(({ command }) => ({
  plugins: [
    // React Aria brings sentences in 30 languages; the site speaks two.
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' as const },
    compileSentences(),
    pureContract(),
    chunkLoadRecovery(),
    tailwindcss(),
    reactRouter(),
    precompress(),
    offlineFiles(OFFLINE),
  ],
  define: {
    'import.meta.env.CONTRACT_HASH': JSON.stringify(contractHash()),
    ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  // Every page's libraries are found at start; found one by one they would reload the page under the developer.
  optimizeDeps: { entries: ['app/root.tsx', 'app/entry.client.tsx', 'app/routes/**/*.tsx'] },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Seven signs of a hash tell files apart as well as eight, and every page fetches the names of all.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'core', test: CORE, priority: 2 },
                { name: 'site', test: SITE, priority: 1 },
                { name: 'shared', test: SHARED },
                { name: 'finding', test: FINDING },
                { name: 'parts', test: PARTS },
                { name: 'words-ar', test: WORDS.ar },
                { name: 'words-en', test: WORDS.en },
              ],
            },
          },
        },
      },
    },
    ssr: {
      ...(command === 'build' ? { resolve: { noExternal: true as const } } : {}),
      build: { rolldownOptions: { input: './server.ts' } },
    },
  },
}));
