import { useTranslations } from '../../i18n/translations.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { brandOf, groupedCard } from './card.ts';

/** Cards the sandbox gateway knows by heart, and what their bank will say. */
const CARDS = [
  { number: '4111111111111111', says: 'demoApproved' },
  { number: '4201320000311101', says: 'demoInsufficient' },
  { number: '4201321234411220', says: 'demoDeclined' },
] as const;

/** Shown with the sandbox gateway only: numbers to try, filled in at a tap. */
export function DemoCards(props: { onUse: (number: string) => void }) {
  const t = useTranslations('payment');
  return (
    <section className="grid gap-2 rounded-base bg-info-soft p-4 text-sm">
      <p>{t('demo')}</p>
      <ul className="grid gap-1">
        {CARDS.map(({ number, says }) => {
          const brand = brandOf(number);
          const grouped = groupedCard(number);
          return (
            <li key={number}>
              <button
                type="button"
                onClick={() => props.onUse(number)}
                className="flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-base px-2 text-start hover:bg-surface"
              >
                {brand === undefined ? null : <BrandMark brand={brand} />}
                <bdi dir="ltr" className="tabular font-medium">
                  {grouped}
                </bdi>
                <span className="ms-auto text-xs text-soft">{t(says)}</span>
                <span className="sr-only">{t('demoUse', { number: grouped })}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
