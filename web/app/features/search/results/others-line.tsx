import type { LeftWords } from '@diyar/contract/wishes';
import { useTranslations } from '../../../i18n/translations.ts';

function keyOf({ ads, words }: LeftWords) {
  if (ads > 0) return words.length === 1 ? 'others' : 'othersOfSeveral';
  return words.some((word) => word.ads > 0) ? 'noneOfAll' : 'none';
}

/** Between the ads that hold the words of a search which no filter stands for, and the others. */
export function OthersLine({ left }: { left: LeftWords }) {
  const t = useTranslations('filters.understood.split');
  return (
    <p className="flex items-center gap-4 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {/* Typed words may be of the other language. */}
      <span className="max-w-[75%] text-center">{t(keyOf(left), { words: `\u2068${left.text}\u2069` })}</span>
    </p>
  );
}
