import { describe, expect, it } from 'vitest';
import { ar } from '../../messages/src/ar.ts';
import { filesOf, textOf } from './repository.ts';

/** Sentences whose key below a namespace is a word of a list: how their keys begin, and what asks for them. */
const ASKED_BY_A_WORD: Record<string, string> = {
  'adMore.parts.': 'the parts of an ad, details/section-line.tsx',
  'adMore.terms.': 'cancellation policies, details/stay-terms.tsx',
  'console.settings.days': 'units of time, console/setting-value.tsx',
  'console.settings.hours': 'units of time, console/setting-value.tsx',
  'console.settings.minutes': 'units of time, console/setting-value.tsx',
  'console.settings.secs': 'units of time, console/setting-value.tsx',
  'consoleMoney.states.': 'states of payouts, console/payouts',
  'consoleSite.dark': 'schemes of colour, console/site/look-fields.tsx',
  'consoleStatement.purchase': 'what money is for, console/statement/line-proposal.tsx',
  'consoleStatement.reservation': 'what money is for, console/statement/line-proposal.tsx',
  'favourites.up': 'where a price went, favourites/favourite-view.tsx',
  'liveMap.prices.': 'kinds of prices, search/on-map/live-search-map.tsx',
  'myInfo.identity.': 'kinds of identity, my-info/identity-section.tsx',
  'offices.states.': 'states of verifications, console/offices',
  'verification.states.': 'the labels of the brief, test/architecture/brief-labels.test.ts',
};

/** A text of letters, digits, dots and values, as keys are. */
const WRITTEN = /(['"`])((?:[\w.]|\$\{[^}]*\})+)\1/g;
const VALUE = /\$\{[^}]*\}/;

function* keysOf(part: object, path = ''): Generator<[key: string, isSentence: boolean]> {
  for (const [name, value] of Object.entries(part)) {
    const key = path + name;
    yield [key, typeof value === 'string'];
    if (typeof value === 'object') yield* keysOf(value, `${key}.`);
  }
}

const keys = new Map(keysOf(ar));
const sentences = [...keys].flatMap(([key, isSentence]) => (isSentence ? [key] : []));

/** Sentences of a namespace, one a line; of '' all. */
const lines = new Map([['', sentences.join('\n')]]);
function linesOf(namespace: string): string {
  const known = lines.get(namespace) ?? sentences.filter((key) => key.startsWith(namespace)).join('\n');
  lines.set(namespace, known);
  return known;
}

/** Sentences that a file may ask for: a whole key, or one within a namespace that the file names. */
function* askedBy(text: string): Generator<string> {
  const written = new Set([...text.matchAll(WRITTEN)].map(([, , said = '']) => said));
  const namespaces = [
    '',
    ...[...written].filter((said) => keys.get(said) === false).map((said) => `${said}.`),
  ];
  for (const said of written)
    for (const namespace of namespaces) {
      const parts = said.split(VALUE);
      if (parts.length === 1) yield namespace + said;
      else if (parts.some((part) => /\w/.test(part))) {
        const pattern = (namespace + parts.join('\0')).replaceAll('.', '\\.').replaceAll('\0', '[\\w.]+');
        for (const [key] of linesOf(namespace).matchAll(new RegExp(`^${pattern}$`, 'gm'))) yield key;
      }
    }
}

describe('the catalogues', () => {
  // That each key which is asked for exists, compilers see: `web/app/i18n/translator.ts`, `messages/src/translate.ts`.
  it('hold no sentence that nothing says', () => {
    const said = new Set<string>();
    const product = filesOf(/^(web\/(app|worker)|api\/src|demo\/src|contract\/src)\/.*\.tsx?$/).filter(
      (path) => !/\.test\.tsx?$|\.generated\.ts$|^api\/src\/testing\//.test(path),
    );
    for (const path of product) for (const key of askedBy(textOf(path))) said.add(key);
    const isByWord = (key: string) => Object.keys(ASKED_BY_A_WORD).some((place) => key.startsWith(place));
    expect(sentences.filter((key) => !said.has(key) && !isByWord(key))).toEqual([]);
  });

  it('still hold what is asked for by a word', () => {
    for (const begin of Object.keys(ASKED_BY_A_WORD))
      expect([begin, linesOf(begin)]).not.toEqual([begin, '']);
  });
});
