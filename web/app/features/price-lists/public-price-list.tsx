import type { ListedUnit, PriceList } from '@diyar/contract/supply/price-lists';
import { dateTimeText } from '@diyar/contract/values/format';
import type { Period } from '@diyar/contract/words/period';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { AdThumb } from '../ads/ad-thumb.tsx';

/** The page behind a price list's link; it prints as it stands. */
export function PublicPriceList({ list }: { list: PriceList }) {
  const t = useTranslations('priceLists.page');
  const to = paths(useLang());
  const by = t.rich('by', {
    advertiser: () => (
      <Link to={to.profile(list.advertiser.id)} className="font-bold hover:underline">
        <bdi>{list.advertiser.name}</bdi>
      </Link>
    ),
    at: ltrText(dateTimeText(list.as_of)),
  });
  return (
    <div className="page grid grid-cols-1 gap-5 py-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-xl font-bold">
            <bdi>{list.name}</bdi>
          </h1>
          <p className="text-soft">{by}</p>
        </div>
        <span className="flex flex-wrap gap-2 print:hidden">
          <a href={list.pdf} className={buttonLook('secondary')}>
            {t('file')}
          </a>
          <Button kind="secondary" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </span>
      </div>
      {list.units.length === 0 ? <p>{t('none')}</p> : <PriceTable list={list} />}
    </div>
  );
}

const HEAD = 'border-b border-line bg-sunken p-3 text-start text-xs font-bold text-soft';

function PriceTable({ list: { name, periods, units } }: { list: PriceList }) {
  const t = useTranslations('priceLists');
  return (
    <table className="w-full border-separate border-spacing-0 text-sm max-md:block md:overflow-hidden md:rounded-base md:border md:border-line md:bg-surface">
      <caption className="sr-only">{name}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col" className={HEAD}>
            {t('page.unit')}
          </th>
          {periods.map((period) => (
            <th key={period} scope="col" className={HEAD}>
              {t(`periodNames.${period}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-4">
        {units.map((unit) => (
          <UnitLine key={unit.id} unit={unit} periods={periods} />
        ))}
      </tbody>
    </table>
  );
}

function UnitLine({ unit, periods }: { unit: ListedUnit; periods: readonly Period[] }) {
  const t = useTranslations('priceLists');
  const to = paths(useLang());
  return (
    <tr className="max-md:block max-md:rounded-base max-md:border max-md:border-line max-md:bg-surface print:break-inside-avoid">
      <th scope="row" className="border-line p-3 text-start font-normal max-md:block md:border-b">
        <span className="flex items-center gap-3">
          <span className="size-14 shrink-0 overflow-hidden rounded-base bg-sunken">
            <AdThumb photo={unit.photo} sizes="56px" upTo={320} />
          </span>
          <span className="min-w-0">
            <Link to={to.details(unit.id)} className="font-bold hover:underline">
              <bdi lang={unit.title_lang}>{unit.title}</bdi>
            </Link>
            <span className="block text-xs text-soft">
              {[unit.category.name, unit.district.name, unit.city.name].join(' · ')}
            </span>
          </span>
        </span>
      </th>
      {periods.map((period) => (
        <td
          key={period}
          className="border-line p-3 max-md:flex max-md:justify-between max-md:py-1.5 max-md:last:pb-4 md:border-b"
        >
          <span className="text-soft md:hidden">{t(`periodNames.${period}`)}</span>
          <PriceOf unit={unit} period={period} />
        </td>
      ))}
    </tr>
  );
}

function PriceOf({ unit, period }: { unit: ListedUnit; period: Period }) {
  const t = useTranslations('priceLists.page');
  const found = unit.prices.find((price) => price.period === period);
  if (found === undefined) return <span className="text-faint">{t('noPrice')}</span>;
  return <Price text={found.price.text} was={found.was?.text} wasLabel={t('was')} className="font-bold" />;
}
