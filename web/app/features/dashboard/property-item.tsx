import type { HostPropertyCard, HostUnitCard } from '@diyar/contract/host-properties';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { supplyPaths } from '../../site/supply-paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { AdThumb } from '../ads/ad-thumb.tsx';
import { AdStateChip } from '../own-ads/ad-state-chip.tsx';
import { UnitPrice, UnitRating } from './unit-figures.tsx';

/** A property in the list with its units as rows, which become cards on a phone. */
export function PropertyItem({ property }: { property: HostPropertyCard }) {
  const t = useTranslations('dashboard.properties');
  const to = supplyPaths(useLang());
  const { category, district, city } = property;
  return (
    <Card as="li" className="overflow-hidden">
      <div className="flex items-center gap-4 p-4">
        <div className="size-16 shrink-0 overflow-hidden rounded-base bg-sunken">
          <AdThumb photo={property.photo} sizes="64px" upTo={320} />
        </div>
        <div className="grid min-w-0 grow gap-0.5">
          <h2 className="truncate text-lg font-bold">
            <Link to={to.property(property.id)} className="hover:underline">
              <bdi>{property.name}</bdi>
            </Link>
          </h2>
          <p className="truncate text-sm text-soft">
            {t('facts', { category: category.name, district: district.name, city: city.name })}
          </p>
          {property.complete ? null : (
            <span>
              <Badge tone="warning">{t('incomplete')}</Badge>
            </span>
          )}
        </div>
      </div>
      {property.units.length === 0 ? (
        <p className="border-t border-line p-4 text-sm text-soft">{t('noUnits')}</p>
      ) : (
        <table className="w-full text-sm md:table-fixed">
          <caption className="sr-only">{property.name}</caption>
          <thead className="border-t border-line bg-sunken text-xs text-soft max-md:sr-only">
            <tr>
              {(['unit', 'adState', 'price', 'views', 'rating'] as const).map((name) => (
                <th key={name} scope="col" className="px-4 py-2 text-start font-bold first:w-[34%]">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {property.units.map((unit) => (
              <UnitRow key={unit.id} unit={unit} to={to.property(property.id, { ad: unit.ad?.id })} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

const CELL = 'px-4 py-2.5 align-middle max-md:block max-md:py-1';

function UnitRow({ unit, to }: { unit: HostUnitCard; to: string }) {
  const t = useTranslations('dashboard.properties');
  return (
    <tr className="relative border-t border-line hover:bg-sunken max-md:block max-md:py-2">
      <th scope="row" className={`${CELL} text-start font-normal`}>
        <Link to={to} preventScrollReset className="font-bold after:absolute after:inset-0 hover:underline">
          <bdi lang={unit.name_lang}>{unit.name}</bdi>
        </Link>
        <span className="tabular block text-xs text-soft">
          {t('code', { code: ltrText(unit.code) })} · {t('area', { area: unit.area })}
        </span>
      </th>
      <td className={CELL}>
        {unit.ad === null ? <Badge>{t('noAd')}</Badge> : <AdStateChip state={unit.ad.state} />}
        {unit.ad?.held ? <span className="block text-xs text-danger">{t('held')}</span> : null}
        {unit.privacy === 'private' ? <span className="block text-xs text-soft">{t('private')}</span> : null}
      </td>
      <td className={CELL}>
        <UnitPrice unit={unit} />
      </td>
      <td className={`${CELL} tabular`}>
        <span className="text-soft md:hidden">{t('views')}: </span>
        {unit.figures.views.toLocaleString('en-US')}
      </td>
      <td className={CELL}>
        <UnitRating unit={unit} />
      </td>
    </tr>
  );
}
