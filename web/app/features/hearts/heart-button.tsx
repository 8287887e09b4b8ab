import { useTranslations } from '../../i18n/translations.ts';
import { useHeart } from './hearts.ts';

export interface HeartProps {
  id: string;
  title: string;
  /** Where it stands, and how large it is. */
  look: string;
}

/** Keeps an ad, or no longer. Its name stays; that it is pressed is told by its state. */
export function HeartButton(props: HeartProps) {
  const t = useTranslations('results.card');
  const [isFull, press] = useHeart(props.id);
  return (
    <button
      type="button"
      aria-pressed={isFull}
      aria-label={t('favourite', { title: props.title })}
      onClick={press}
      className={`grid place-items-center rounded-pill bg-surface/95 text-ink shadow-card transition hover:bg-surface active:scale-90 aria-pressed:text-danger ${props.look}`}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={`size-5 stroke-current stroke-[1.75] ${isFull ? 'fill-current' : 'fill-none'}`}
      >
        <path d="M12 20s-8-4.8-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.2 12 20 12 20Z" />
      </svg>
    </button>
  );
}
