import type { AdDetails } from '@diyar/contract/finding/ads';
import type { PriceLevel } from '@diyar/contract/finding/market';
import { useTranslations } from '../../i18n/translations.ts';
import { Icon } from '../../ui/icon.tsx';
import { dailyNounOf, perWord } from '../ads/daily-noun.ts';
import { isolated } from '../ads/periods.ts';
import { PriceChart } from './price-chart.tsx';
import { Section } from './section.tsx';

/** Nearer than this, in percent, two prices are the same to whoever compares. */
const SAME_WITHIN = 3;

/** Prices of like ads, where there are enough of them, and the history of this ad's price. */
export function MarketSection({ ad }: { ad: AdDetails }) {
  const t = useTranslations('adMore.market');
  const nameOf = useKindName();
  return (
    <Section title={t(ad.price_levels.length === 0 ? 'history' : 'heading')}>
      {ad.price_levels.length === 0 ? null : (
        <ul className="grid gap-4 sm:grid-cols-2" aria-label={t('level')}>
          {ad.price_levels.map((level) => (
            <Level key={level.kind} ad={ad} level={level} name={nameOf(level.kind)} />
          ))}
        </ul>
      )}
      {ad.price_levels.length === 0 ? null : <h3 className="font-bold">{t('history')}</h3>}
      {ad.price_history.length === 0 ? (
        <p className="text-soft">{t('neverChanged')}</p>
      ) : (
        <div className="grid gap-6 sm:grid-cols-2">
          {ad.price_history.map((history) => (
            <PriceChart key={history.kind} history={history} name={nameOf(history.kind)} />
          ))}
        </div>
      )}
    </Section>
  );
}

function useKindName(): (kind: PriceLevel['kind']) => string {
  const t = useTranslations();
  return (kind) => {
    if (kind === 'per_meter') return t('details.prices.perMeter');
    return kind === 'main' ? t('details.prices.main') : t(`common.period.${kind}`);
  };
}

function Level({ ad, level, name }: { ad: AdDetails; level: PriceLevel; name: string }) {
  const t = useTranslations();
  const { difference_percent: percent } = level;
  const word = Math.abs(percent) < SAME_WITHIN ? 'same' : percent < 0 ? 'below' : 'above';
  const per = level.period === null ? '' : t(`common.per.${perWord(level.period, dailyNounOf(ad))}`);
  const isOffered = ad.prices.some(({ kind, was }) => kind === level.kind && was !== null);
  return (
    <li className="grid content-start gap-1 rounded-base border border-line bg-surface p-4">
      <p className="text-xs text-soft">{name}</p>
      <p className={`flex items-center gap-2 font-bold ${word === 'below' ? 'text-primary' : ''}`}>
        <Icon name="tag" className="size-4" />
        {t(`adMore.market.${word}`, { percent: Math.abs(percent) })}
      </p>
      <p className="tabular text-sm">
        {t(`adMore.market.${level.measure === 'whole' ? 'median' : 'metreMedian'}`, {
          price: whole(level.median.text),
          per,
          own: whole(level.price.text),
        }).replace(/(?<!\s)\s+(?=[;،.])/g, '')}
      </p>
      <p className="text-xs text-soft">
        <Basis ad={ad} level={level} /> {isOffered ? t('adMore.market.beforeOffer') : null}
      </p>
    </li>
  );
}

/** With what it was compared, and how many ads that rests on. */
function Basis({ ad, level }: { ad: AdDetails; level: PriceLevel }) {
  const t = useTranslations('adMore.market');
  const what = useLikeAds(ad, level);
  const [district, city] = [ad.district.name, ad.city.name];
  const where = level.scope === 'city' ? t('inCity', { city }) : t('inDistrict', { district, city });
  return t('rests', { ads: level.ads, what, where });
}

/** «شقق من 3 غرف», «قاعات مناسبات مساحتها من 200 إلى 500 م²». */
function useLikeAds(ad: AdDetails, level: PriceLevel): string {
  const t = useTranslations('adMore.market');
  if (ad.category.slug === 'land') return t('landFor', { usage: ad.facts.usage });
  const { category_plural: things, rooms, area_from: from, area_to: to } = level;
  if (rooms !== null) return isOneRoom(ad) ? things : t('ofRooms', { things, rooms });
  if (from !== null && to !== null) return t('ofSize', { things, from, to });
  if (to !== null) return t('ofSizeBelow', { things, to });
  if (from !== null) return t('ofSizeUp', { things, from });
  return ad.rooms === null ? things : t('anyRooms', { things });
}

/** «غرف من غرفة واحدة» says nothing. */
function isOneRoom({ category, rooms }: AdDetails): boolean {
  return rooms === 1 && (category.slug === 'room' || category.slug === 'studio');
}

/** An amount that no line end parts from its currency. */
function whole(text: string): string {
  return isolated(text.replaceAll(' ', '\u00a0'));
}
