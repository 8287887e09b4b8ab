import type { CallData } from '../../api/client.ts';
import { useTranslations } from '../../i18n/translations.ts';

const GROUPED = new Intl.NumberFormat('en-US');

/** What the marketplace counts; what it has none of yet is left out. */
export function SiteNumbers({ numbers }: { numbers: CallData<'GET /api/v1/site/numbers'> }) {
  const t = useTranslations('help');
  const { rating } = numbers;
  const shown = [
    [numbers.ads, t('ads', { count: numbers.ads })],
    [numbers.advertisers, t('advertisers', { count: numbers.advertisers })],
    [numbers.cities, t('cities', { count: numbers.cities })],
    [numbers.bookings, t('bookings', { count: numbers.bookings })],
    [numbers.requests, t('requests', { count: numbers.requests })],
    ...(rating === null ? [] : [[rating, t('rating')] as const]),
  ] as const;
  const told = shown.filter(([count]) => count > 0);
  if (told.length === 0) return null;
  return (
    <section aria-label={t('numbers')} className="grid gap-3">
      <h2 className="text-sm font-medium text-soft">{t('numbers')}</h2>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {told.map(([count, name]) => (
          <div key={name} className="flex flex-col-reverse justify-end rounded-base bg-sunken p-4">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="tabular text-xl font-bold text-primary">
              <bdi dir="ltr">{GROUPED.format(count)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
