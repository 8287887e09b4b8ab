import { type ComponentType, useId, useRef, useState } from 'react';
import { useLang } from '../../../i18n/lang.ts';
import { loadWithSentences, type SentenceModules } from '../../../i18n/late-with-sentences.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { FIELD_LOOK } from '../../../ui/text-field.tsx';
import { BAR_LOOK, Labelled } from './form-parts.tsx';
import type { SuggestionsProps } from './suggestions.tsx';

const SUGGESTIONS: SentenceModules = {
  ar: () => [import('@diyar/messages/ar/suggestions')],
  en: () => [import('@diyar/messages/en/suggestions')],
};

/**
 * The search in words. A plain field of its form until it is focused; then what continues the words is offered under it
 * (`suggestions.tsx`, which comes only then). `done` is called when an offer is taken.
 */
export function WishField(props: { look?: 'field' | 'bar'; defaultValue?: string; done?: () => void }) {
  const t = useTranslations('results.form');
  const lang = useLang();
  const { look = 'field', defaultValue, done } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const load = () => {
    // Without its offers the field still searches.
    loadWithSentences(async () => (await import('./suggestions.tsx')).Suggestions, SUGGESTIONS, lang).then(
      (part) => setSuggestions(() => part),
      () => undefined,
    );
  };
  return (
    <Labelled id={id} label={t('q')} look={look}>
      <input
        ref={input}
        id={id}
        type="text"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        placeholder={t('qHint')}
        defaultValue={defaultValue}
        onFocus={load}
        className={`${look === 'field' ? FIELD_LOOK : BAR_LOOK} placeholder:font-normal placeholder:text-faint`}
      />
      {Suggestions === undefined ? null : <Suggestions input={input} done={done} />}
    </Labelled>
  );
}
