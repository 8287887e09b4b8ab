import { useTranslations } from '../../i18n/translations.ts';
import { toastError } from '../../ui/late-toast.ts';
import { compareAlso, compareNoMore, useCompared } from './compare-store.ts';

interface CompareButtonProps {
  id: string;
  title: string;
  /** A round picture among others; else the word, under a card. */
  isRound?: boolean;
}

const ROUND = 'size-11 justify-center rounded-pill';
const WORD = 'min-h-11 gap-2 rounded-base px-3 text-sm font-bold';

/** Chooses an ad to be compared, or no longer. Its name stays; that it is chosen is told by its state. */
export function CompareButton({ id, title, isRound = false }: CompareButtonProps) {
  const t = useTranslations('comparing');
  const isChosen = useCompared().includes(id);
  const press = () => {
    if (isChosen) compareNoMore(id);
    else if (!compareAlso(id)) void toastError(t('full'), 'compare-full');
  };
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={t('add', { title })}
      onClick={press}
      className={`inline-flex shrink-0 items-center justify-self-start border border-line bg-surface text-ink transition-colors hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary ${isRound ? ROUND : WORD}`}
    >
      <Scales />
      {isRound ? null : t('short')}
    </button>
  );
}

/** A pair of scales, the same in both directions. */
export function Scales() {
  return (
    <svg viewBox="0 0 24 24" className="pen size-5" aria-hidden="true">
      <path d="M12 4v16M8 20h8M5 7h14M5 7l-2.5 6.5a2.7 2.7 0 0 0 5 0ZM19 7l-2.5 6.5a2.7 2.7 0 0 0 5 0Z" />
    </svg>
  );
}
