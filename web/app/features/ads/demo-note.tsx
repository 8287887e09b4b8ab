import type { AdCard } from '@diyar/contract/finding/ads';
import { useTranslations } from '../../i18n/translations.ts';

/** Says once that all ads of a page are demonstrations; its cards, which say so each, are silent then. Nothing where some are not. */
export function DemoNote({ ads, look }: { ads: readonly AdCard[]; look: string }) {
  const t = useTranslations('results.badges');
  if (ads.length === 0 || ads.some(({ badges }) => !badges.includes('demo'))) return null;
  return (
    <span data-all-demo className={look}>
      {' '}
      {t('allDemo')}
    </span>
  );
}
