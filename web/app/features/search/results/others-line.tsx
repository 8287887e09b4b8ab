import type { LeftWords } from '@diyar/contract/site/wishes';
import { useTranslations } from '../../../i18n/translations.ts';

/** Between the ads that hold every typed word and those that fit the rest of the search alone. */
export function OthersLine({ left }: { left: LeftWords }) {
  const t = useTranslations('filters.understood');
  return (
    <p className="flex items-center gap-4 text-sm text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      <span className="max-w-[75%] text-center text-balance">
        {t('others', { count: left.words.length, text: `\u2068${left.text}\u2069` })}
      </span>
    </p>
  );
}
