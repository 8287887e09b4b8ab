import type { Lang } from '@diyar/messages/messages';
import type { ComponentType } from 'react';
import { late } from '../rendering/late.ts';
import { useLang } from './lang.ts';
import { Sentences, type PartSentences as Words } from './sentences.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Where a part's sentences are, by language: modules of the catalogue, each imported where it is named. */
export type SentenceModules = Readonly<Record<Lang, () => readonly Promise<Words>[]>>;

/** Fetches a part's code and the sentences of one language side by side; answers the part with these sentences around it. */
export async function loadWithSentences<Props extends object>(
  load: Load<Props>,
  modules: SentenceModules,
  lang: Lang,
): Promise<ComponentType<Props>> {
  const [Part, ...words] = await Promise.all([load(), ...modules[lang]()]);
  const sentences: Words = Object.assign({}, ...words);
  return (props) => (
    <Sentences sentences={sentences}>
      <Part {...props} />
    </Sentences>
  );
}

/**
 * A part of a page whose code and sentences come later, in the page's language alone. `lazily` says what stands in its place
 * where they cannot be fetched: nothing, unless it is given. Stands in a `<Suspense>`.
 */
export function lateWithSentences<Props extends object>(
  load: Load<Props>,
  modules: SentenceModules,
  lazily: (load: Load<Props>) => ComponentType<Props> = late,
): ComponentType<Props> {
  const part = (lang: Lang) => lazily(() => loadWithSentences(load, modules, lang));
  const parts = { ar: part('ar'), en: part('en') };
  return (props) => {
    const Part = parts[useLang()];
    return <Part {...props} />;
  };
}
