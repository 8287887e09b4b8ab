// `npm run draw-cities`: draws the streets that stand for cities on the home page anew (`web/public/cities`).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFacade, FACADES, VARIANTS } from './lib/city-facades.ts';
import { repoRoot } from './lib/postgres-files.ts';

const folder = join(repoRoot, 'web', 'public', 'cities');
mkdirSync(folder, { recursive: true });
for (const facade of FACADES) {
  for (let variant = 0; variant < VARIANTS; variant += 1) {
    writeFileSync(join(folder, `${facade}-${variant}.svg`), `${drawFacade(facade, variant)}\n`);
  }
}
