import type { ar } from '@diyar/messages/ar';
import type { ReactNode } from 'react';
import type {
  Formats,
  ICUArgs,
  ICUTags,
  MarkupTagsFunction,
  RichTagsFunction,
  TranslationValues,
} from 'use-intl/core';

/** The Arabic catalogue: its sentences, as literal types, say which values each needs. */
type Catalogue = typeof ar;
type Name = string | number;

/** Keys of every sentence below a place: 'measures.views'. */
type KeysOf<Place> = {
  [N in keyof Place & Name]: Place[N] extends string ? `${N}` : `${N}.${KeysOf<Place[N]>}`;
}[keyof Place & Name];

/** Keys of every place that holds sentences. */
type PlacesOf<Place> = {
  [N in keyof Place & Name]: Place[N] extends string ? never : `${N}` | `${N}.${PlacesOf<Place[N]>}`;
}[keyof Place & Name];

type StepInto<Place, N extends string> = N extends keyof Place
  ? Place[N]
  : N extends `${infer Digits extends number}`
    ? Digits extends keyof Place
      ? Place[Digits]
      : never
    : never;

type At<Place, Key extends string> = Key extends `${infer First}.${infer Rest}`
  ? At<StepInto<Place, First>, Rest>
  : StepInto<Place, Key>;

type PlaceOf<Namespace extends string> = [Namespace] extends [never] ? Catalogue : At<Catalogue, Namespace>;

interface Written {
  ICUArgument: string | number;
  ICUNumberArgument: number | bigint;
  ICUDateArgument: Date;
}

type Tags = RichTagsFunction | MarkupTagsFunction;
type Value<Tag> = TranslationValues[string] | Tag;
// biome-ignore lint/complexity/noBannedTypes: adds nothing to what it is joined with
type Nothing = {};

type NeededBy<Sentence extends string, Tag extends Tags> = ICUArgs<Sentence, Written> &
  ([Tag] extends [never] ? Nothing : ICUTags<Sentence, Tag>);

type IsOneOf<Key, Whole = Key> = Key extends Whole ? ([Whole] extends [Key] ? true : false) : never;
type NamesIn<Sentence extends string, Tag extends Tags> = Sentence extends string
  ? keyof NeededBy<Sentence, Tag>
  : never;

/** The values of one sentence, all of them; of one of several any that one of these needs. */
type Values<Sentence extends string, Tag extends Tags> =
  false extends IsOneOf<Sentence>
    ? [values?: { [N in NamesIn<Sentence, Tag>]?: Value<Tag> }, formats?: Formats]
    : Partial<NeededBy<Sentence, Tag>> extends NeededBy<Sentence, Tag>
      ? [values?: NeededBy<Sentence, Tag>, formats?: Formats]
      : [values: NeededBy<Sentence, Tag>, formats?: Formats];

type SentenceOf<Namespace extends string, Key extends string> = At<PlaceOf<Namespace>, Key> & string;

/** Says sentences of a namespace, or of the whole catalogue. A key that does not exist, or a sentence without its values, does not compile. */
export interface Translator<Namespace extends string = never> {
  <Key extends KeysOf<PlaceOf<Namespace>>>(
    key: Key,
    ...values: Values<SentenceOf<Namespace, Key>, never>
  ): string;
  rich<Key extends KeysOf<PlaceOf<Namespace>>>(
    key: Key,
    ...values: Values<SentenceOf<Namespace, Key>, RichTagsFunction>
  ): ReactNode;
  markup<Key extends KeysOf<PlaceOf<Namespace>>>(
    key: Key,
    ...values: Values<SentenceOf<Namespace, Key>, MarkupTagsFunction>
  ): string;
  raw<Key extends KeysOf<PlaceOf<Namespace>>>(key: Key): unknown;
  has<Key extends KeysOf<PlaceOf<Namespace>>>(key: Key): boolean;
}

/** The translator of a namespace, or of all sentences. */
export type UseTranslations = <Namespace extends PlacesOf<Catalogue> = never>(
  namespace?: Namespace,
) => Translator<Namespace>;
