import type { HostProperty, HostUnitCard } from '@diyar/contract/supply/host-properties';
import { dateTimeText } from '@diyar/contract/values/format';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { pricePaths } from '../../site/price-paths.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import { Badge, Notice } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { AdThumb } from '../ads/ad-thumb.tsx';
import { AdStateChip } from '../own-ads/ad-state-chip.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { OwnAdView } from '../own-ads/own-ad-view.tsx';
import { PageHead } from './page-head.tsx';
import { SupplyMenu } from './supply-menu.tsx';
import { UnitFigures, UnitPrice, UnitRating } from './unit-figures.tsx';

/** A property of one's own: its units, each with its ad; the ad that the address names lies open beneath its unit. */
export function PropertyPage({ id }: { id: string }) {
  const t = useTranslations('dashboard.properties');
  const lang = useLang();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'properties', id],
    queryFn: () => callApi('GET /api/v1/host/properties/{id}', { params: { id }, lang }),
  });
  if (data !== undefined) return <Shown property={data} />;
  if (error === null) return <PageSkeleton />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return <NotFound />;
  return <OwnAdProblem isPage error={error} title={t('failed')} retry={() => void refetch()} />;
}

/** Says that a property, or the one of an ad, is not in this account. */
export function NotFound() {
  const t = useTranslations('dashboard.properties');
  const back = (
    <Link to={supplyPaths(useLang()).properties()} className={buttonLook('primary')}>
      {t('back')}
    </Link>
  );
  return <EmptyState isPage drawing="search" title={t('notFound')} text={t('notFoundText')} action={back} />;
}

function Shown({ property }: { property: HostProperty }) {
  const t = useTranslations('dashboard.properties');
  const to = supplyPaths(useLang());
  const navigate = useNavigate();
  const { id, name, category, district, city, abilities, units, kept_by: keptBy } = property;
  const only = units.length === 1 ? units[0]?.ad?.id : undefined;
  const open = useSearchParams()[0].get('ad') ?? only;
  return (
    <div className="page grid grid-cols-1 gap-6 py-6 lg:py-8">
      <div className="grid gap-1">
        <Link to={to.properties()} className="justify-self-start text-sm text-soft hover:underline">
          {t('back')}
        </Link>
        <PageHead
          title={<bdi>{name}</bdi>}
          lead={t('facts', { category: category.name, district: district.name, city: city.name })}
          action={
            <div className="flex flex-wrap gap-3">
              {abilities.edit ? (
                <Link to={to.editProperty(id)} className={buttonLook('secondary')}>
                  {t('edit')}
                </Link>
              ) : null}
              {abilities.add_unit ? (
                <Link to={to.addUnit(id)} className={buttonLook('primary')}>
                  {t('addUnit')}
                </Link>
              ) : null}
              <SupplyMenu
                thing={{ kind: 'property', id, propertyId: id, name, keptBy }}
                may={{ work: abilities.edit, remove: abilities.remove }}
                onRemoved={() => void navigate(to.properties(), { replace: true })}
              />
            </div>
          }
        />
        <LastEdit edited={property.edited} />
      </div>
      {abilities.edit ? null : <Notice tone="info">{t('viewerOnly')}</Notice>}
      <section className="grid gap-4">
        <h2 className="text-lg font-bold">{t('units')}</h2>
        {units.length === 0 ? <p className="text-soft">{t('noUnits')}</p> : null}
        {units.map((unit) => (
          <UnitSection
            key={unit.id}
            unit={unit}
            property={property}
            isOpen={unit.ad !== null && unit.ad.id === open}
          />
        ))}
      </section>
    </div>
  );
}

function LastEdit({ edited }: Pick<HostProperty, 'edited'>) {
  const t = useTranslations();
  if (edited === null) return null;
  const name = edited.by_name ?? t(`ownAds.by.${edited.by}`);
  const date = ltrText(dateTimeText(edited.at));
  return <p className="text-xs text-soft">{t('team.lastEdit', { name, date })}</p>;
}

interface UnitProps {
  unit: HostUnitCard;
  property: HostProperty;
  isOpen: boolean;
}

function UnitSection(props: UnitProps) {
  const t = useTranslations();
  const { unit, isOpen } = props;
  const { ad } = unit;
  return (
    <article className="grid gap-4">
      <Card className="grid gap-4 p-4 md:grid-cols-[7rem_minmax(0,1fr)_auto] md:items-start">
        <div className="aspect-[4/3] w-28 overflow-hidden rounded-base bg-sunken">
          <AdThumb photo={unit.photo} sizes="112px" upTo={320} />
        </div>
        <div className="grid min-w-0 gap-2">
          <h3 className="font-bold">
            <bdi lang={unit.name_lang}>{unit.name}</bdi>
          </h3>
          <p className="tabular text-xs text-soft">
            {t('dashboard.properties.code', { code: ltrText(unit.code) })} ·{' '}
            {t('dashboard.properties.area', { area: unit.area })}
            {ad === null ? null : ` · ${t('ownAds.number', { number: ltrText(ad.id) })}`}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            {ad === null ? <Badge>{t('dashboard.properties.noAd')}</Badge> : <AdStateChip state={ad.state} />}
            {unit.privacy === 'private' ? <Badge>{t('dashboard.properties.private')}</Badge> : null}
          </div>
          <UnitPrice unit={unit} of={props.property} />
          <UnitRating unit={unit} />
          <UnitFigures unit={unit} />
        </div>
        <UnitButtons {...props} />
      </Card>
      {isOpen && ad !== null ? <OwnAdView id={ad.id} typedLicence={ad.typed_licence} /> : null}
    </article>
  );
}

/** What leads on from a unit: editing it, its ad, its page on the site, copying and deleting it. */
function UnitButtons({ unit, property, isOpen }: UnitProps) {
  const t = useTranslations();
  const lang = useLang();
  const to = supplyPaths(lang);
  const { ad } = unit;
  return (
    <div className="flex flex-wrap gap-2 md:grid md:justify-items-stretch">
      <Link to={pricePaths(lang).unitPrices(unit.id)} className={buttonLook('secondary', 'small')}>
        {t('dashboard.properties.dayPrices')}
        <span className="sr-only"> {unit.name}</span>
      </Link>
      {property.abilities.edit ? (
        <Link to={to.editUnit(property.id, unit.id)} className={buttonLook('secondary', 'small')}>
          {t('dashboard.properties.editUnit')}
          <span className="sr-only"> {unit.name}</span>
        </Link>
      ) : null}
      {ad === null ? null : (
        <Link
          to={to.property(property.id, { ad: isOpen ? 'none' : ad.id })}
          preventScrollReset
          className={buttonLook('secondary', 'small')}
        >
          {t(isOpen ? 'dashboard.properties.closeAd' : 'dashboard.properties.openAd')}
          <span className="sr-only"> {unit.name}</span>
        </Link>
      )}
      {ad?.state === 'published' ? (
        <Link to={paths(lang).details(ad.id)} className={buttonLook('quiet', 'small')}>
          {t('ownAds.view')}
        </Link>
      ) : null}
      <SupplyMenu
        thing={{
          kind: 'unit',
          id: unit.id,
          propertyId: property.id,
          name: unit.name,
          keptBy: unit.kept_by,
        }}
        may={{ work: property.abilities.edit, remove: property.abilities.remove }}
      />
    </div>
  );
}
