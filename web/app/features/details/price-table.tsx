import type { AdDetails } from '@diyar/contract/finding/ads';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Icon } from '../../ui/icon.tsx';
import { type DailyNoun, dailyNounOf, perWord } from '../ads/daily-noun.ts';
import { Section } from './section.tsx';

/** Every price of the ad side by side, before and after a running discount; of what is for sale also what a metre comes to. */
export function PriceTable({ ad }: { ad: AdDetails }) {
  const t = useTranslations('details.prices');
  const { prices, sale_per_metre: perMetre, rent_freeze: freeze } = ad;
  const count = prices.length + (perMetre === null ? 0 : 1);
  return (
    <Section title={t('heading')} anchor="prices">
      <dl className="grid auto-cols-fr gap-px overflow-hidden rounded-base border border-line bg-line max-sm:grid-cols-2 sm:grid-flow-col">
        {prices.map((price) => (
          <AskedPrice key={price.kind} price={price} noun={dailyNounOf(ad)} />
        ))}
        {perMetre === null ? null : (
          <PriceCell name={t('perMeter')} price={perMetre.text} was={undefined} per={t('byArea')} />
        )}
        {/* An even number of cells on phones, so that no corner stays grey. */}
        {count % 2 === 1 ? <div className="bg-surface sm:hidden" /> : null}
      </dl>
      {freeze === null ? null : (
        <p className="flex max-w-prose gap-2 text-xs text-soft">
          <Icon name="info" className="mt-0.5 size-4" />
          {t('rentFreeze', {
            city: ad.city.name,
            from: ltrText(freeze.from),
            until: freeze.until === null ? 'none' : ltrText(freeze.until),
          })}
        </p>
      )}
    </Section>
  );
}

function AskedPrice({ price, noun }: { price: AdDetails['prices'][number]; noun: DailyNoun }) {
  const t = useTranslations();
  const name =
    price.kind === 'main' || price.kind === 'per_meter'
      ? t(price.kind === 'main' ? 'details.prices.main' : 'details.prices.perMeter')
      : t(`common.period.${price.kind}`);
  const per =
    price.kind === 'main'
      ? t('details.prices.sale')
      : price.kind === 'per_meter'
        ? t('details.prices.perMeterUnit')
        : t(`common.per.${perWord(price.period, noun)}`);
  const { payments_a_year: count } = price;
  const how = count === null ? per : `${per} · ${t('details.prices.payments', { count })}`;
  return <PriceCell name={name} price={price.price.text} was={price.was?.text} per={how} />;
}

function PriceCell(props: { name: string; price: string; was: string | undefined; per: string }) {
  const t = useTranslations('details.prices');
  const { name, price, was, per } = props;
  return (
    <div className="grid content-start gap-0.5 bg-surface px-4 py-4">
      <dt className="text-xs text-soft">{name}</dt>
      <dd className="tabular leading-snug">
        {was === undefined ? null : (
          <>
            <span className="sr-only">{t('before')}</span>
            <s className="block text-xs text-soft">
              <bdi dir="ltr">{was}</bdi>
            </s>
          </>
        )}
        <bdi dir="ltr" className={`text-base font-bold ${was === undefined ? '' : 'text-primary'}`}>
          {price}
        </bdi>
        <span className="block text-xs text-soft">{per}</span>
      </dd>
    </div>
  );
}
