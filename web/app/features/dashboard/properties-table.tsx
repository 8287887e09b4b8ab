import type { HostPropertyCard, HostUnitCard } from '@diyar/contract/supply/host-properties';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { supplyPaths } from '../../site/supply-paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { AdThumb } from '../ads/ad-thumb.tsx';
import { AdStateChip } from '../own-ads/ad-state-chip.tsx';
import { SupplyMenu } from './supply-menu.tsx';
import type { Abilities, SupplyThing } from './supply-thing.ts';
import { UnitPrice, UnitRating } from './unit-figures.tsx';

const COLUMNS = ['unit', 'adState', 'price', 'views', 'rating'] as const;
const HEAD = 'sticky top-14 z-10 border-y border-line bg-sunken px-4 py-2 text-start font-bold first:w-[34%]';

/** All properties in one table, each with its units as rows beneath it; below a wide screen each property is a card. */
export function PropertiesTable(props: { properties: readonly HostPropertyCard[]; may: Abilities }) {
  const t = useTranslations('dashboard.properties');
  return (
    <table className="w-full border-separate border-spacing-0 text-sm max-xl:block xl:table-fixed xl:rounded-base xl:border xl:border-t-0 xl:border-line xl:bg-surface">
      <caption className="sr-only">{t('list')}</caption>
      <thead className="text-xs text-soft max-xl:sr-only">
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col" className={HEAD}>
              {t(name)}
            </th>
          ))}
          <th scope="col" className={`${HEAD} w-16`}>
            <span className="sr-only">{t('actions.column')}</span>
          </th>
        </tr>
      </thead>
      {props.properties.map((property) => (
        <PropertyRows key={property.id} property={property} may={props.may} />
      ))}
    </table>
  );
}

function PropertyRows({ property, may }: { property: HostPropertyCard; may: Abilities }) {
  const t = useTranslations('dashboard.properties');
  const to = supplyPaths(useLang());
  return (
    <tbody className="max-xl:mb-4 max-xl:block max-xl:overflow-hidden max-xl:rounded-base max-xl:border max-xl:border-line max-xl:bg-surface max-xl:last:mb-0">
      <PropertyRow property={property} may={may} />
      {property.units.map((unit) => (
        <UnitRow key={unit.id} unit={unit} property={property} may={may} />
      ))}
      {property.units.length === 0 ? (
        <tr className="max-xl:block">
          <td colSpan={COLUMNS.length + 1} className={`${CELL} text-soft xl:ps-18`}>
            {t('noUnits')}
            {may.work ? (
              <>
                {' · '}
                <Link to={to.addUnit(property.id)} className="font-bold text-primary hover:underline">
                  {t('addUnit')}
                </Link>
              </>
            ) : null}
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

function PropertyRow({ property, may }: { property: HostPropertyCard; may: Abilities }) {
  const t = useTranslations('dashboard.properties');
  const to = supplyPaths(useLang());
  const { id, name, category, district, city, kept_by: keptBy } = property;
  return (
    <tr className="max-xl:flex max-xl:items-center">
      <th
        scope="rowgroup"
        colSpan={COLUMNS.length}
        className="border-line px-4 pt-4 pb-2 text-start font-normal max-xl:min-w-0 max-xl:grow max-xl:pe-0 xl:border-t"
      >
        <div className="flex items-center gap-4">
          <div className="size-10 shrink-0 overflow-hidden rounded-base bg-sunken">
            <AdThumb photo={property.photo} sizes="40px" upTo={320} />
          </div>
          <div className="min-w-0 grow">
            <p className="flex flex-wrap items-center gap-x-3">
              <Link
                to={to.property(id)}
                dir="auto"
                className="min-w-0 text-base font-bold break-words hover:underline xl:truncate"
              >
                {name}
              </Link>
              {property.complete ? null : <Badge tone="warning">{t('incomplete')}</Badge>}
            </p>
            <p className="truncate text-xs text-soft">
              {t('facts', { category: category.name, district: district.name, city: city.name })}
            </p>
          </div>
        </div>
      </th>
      <td className="border-line px-2 pt-4 pb-2 text-end max-xl:shrink-0 xl:border-t">
        <SupplyMenu
          thing={{ kind: 'property', id, propertyId: id, name, keptBy }}
          unit={onlyUnitOf(property)}
          may={may}
        />
      </td>
    </tr>
  );
}

/** A property's unit where there is one alone: both are in one menu then. */
function onlyUnitOf({ id: propertyId, units: [unit, ...others] }: HostPropertyCard): SupplyThing | undefined {
  if (unit === undefined || others.length > 0) return undefined;
  return { kind: 'unit', id: unit.id, propertyId, name: unit.name, keptBy: unit.kept_by };
}

const CELL = 'border-t border-line px-4 py-2 align-middle max-xl:block max-xl:border-0 max-xl:py-1';

/** A unit that is called as its property is told by its code: the same name twice says nothing. */
function UnitRow(props: { unit: HostUnitCard; property: HostPropertyCard; may: Abilities }) {
  const t = useTranslations('dashboard.properties');
  const to = supplyPaths(useLang());
  const { unit, may } = props;
  const { id, name, ad, kept_by: keptBy } = unit;
  const propertyId = props.property.id;
  const isSame = name === props.property.name;
  return (
    <tr className="relative hover:bg-sunken max-xl:block max-xl:border-t max-xl:border-line max-xl:py-2 md:max-xl:flex md:max-xl:flex-wrap md:max-xl:items-center md:max-xl:gap-x-2">
      <th scope="row" className={`${CELL} text-start font-normal max-xl:w-full max-xl:pe-14 xl:ps-18`}>
        <Link
          to={to.property(propertyId, { ad: ad?.id })}
          preventScrollReset
          className="font-bold after:absolute after:inset-0 hover:underline"
        >
          <bdi lang={unit.name_lang} className={isSame ? 'sr-only' : ''}>
            {name}
          </bdi>
          {isSame ? <bdi dir="ltr">{unit.code}</bdi> : null}
        </Link>
        <span className="tabular block text-xs text-soft">
          {isSame ? null : `${t('code', { code: ltrText(unit.code) })} · `}
          {t('area', { area: unit.area })}
        </span>
      </th>
      <td className={CELL}>
        <span className="sr-only xl:hidden">{t('adState')}: </span>
        {ad === null ? <Badge>{t('noAd')}</Badge> : <AdStateChip state={ad.state} />}
        {ad?.held ? <span className="block text-xs text-danger">{t('held')}</span> : null}
        {unit.privacy === 'private' ? <span className="block text-xs text-soft">{t('private')}</span> : null}
      </td>
      <td className={CELL}>
        <span className="sr-only xl:hidden">{t('price')}: </span>
        <UnitPrice unit={unit} of={props.property} />
      </td>
      <td className={`${CELL} tabular`}>
        <span className="text-soft xl:hidden">{t('views')}: </span>
        {unit.figures.views.toLocaleString('en-US')}
      </td>
      <td className={CELL}>
        <UnitRating unit={unit} />
      </td>
      <td className="relative border-line px-2 py-1 text-end max-xl:absolute max-xl:end-0 max-xl:top-1 xl:border-t">
        {props.property.units.length === 1 ? null : (
          <SupplyMenu thing={{ kind: 'unit', id, propertyId, name, keptBy }} may={may} />
        )}
      </td>
    </tr>
  );
}
