import type { CityRentFreezes } from '@diyar/contract/console/console-rent-freezes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge, Notice } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { RentFreezeForm } from './rent-freeze-form.tsx';

/** Cities whose yearly rents the law keeps from rising, each with its history, and the form that sets the next. */
export function RentFreezesPage() {
  const t = useTranslations('consoleRentFreezes');
  const lang = useLang();
  const call = useConsoleCall();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'rent_freezes'],
    queryFn: () => call(() => callApi('GET /api/v1/console/rent-freezes')),
  });
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('title')}</h1>
        <p className="max-w-prose text-soft">{t('intro')}</p>
      </div>
      {data === undefined && error !== null ? (
        <ConsoleProblem error={error} retry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined ? null : (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_28rem]">
          <div className="grid gap-4">
            {data.items.length === 0 ? <Notice tone="info">{t('none')}</Notice> : null}
            {data.items.map((city) => (
              <CityCard key={city.city.slug} {...city} />
            ))}
          </div>
          <RentFreezeForm cities={data.cities} today={data.today} />
        </div>
      )}
    </div>
  );
}

function CityCard({ city, is_frozen, history }: CityRentFreezes) {
  const t = useTranslations('consoleRentFreezes');
  return (
    <Card as="section" className="grid gap-3 p-5">
      <h2 className="flex flex-wrap items-center gap-3 text-lg font-bold">
        {city.name}
        <Badge tone={is_frozen ? 'warning' : 'neutral'}>{t(is_frozen ? 'frozen' : 'free')}</Badge>
      </h2>
      <ol className="grid gap-3 text-sm">
        {history.map((version) => (
          <li key={version.starts_on} className="grid gap-0.5 border-s-2 border-line ps-3">
            <p className="flex flex-wrap items-center gap-x-3">
              <span className="font-medium">
                {version.usages.length === 0
                  ? t('lifted')
                  : version.usages.map((usage) => t(`usages.${usage}`)).join(' · ')}
              </span>
              <Badge tone={version.state === 'in_force' ? 'primary' : 'neutral'}>
                {t(`state.${version.state}`)}
              </Badge>
            </p>
            <p className="tabular text-soft">
              {t('from', { date: ltrText(version.starts_on) })}{' '}
              {version.ends_on === null
                ? version.usages.length > 0 && t('openEnded')
                : t('until', { date: ltrText(version.ends_on) })}
            </p>
            <p className="text-soft">
              {version.set_by === null ? (
                t('withSystem')
              ) : (
                <bdi>
                  {version.set_by.operator}: {version.set_by.reason}
                </bdi>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
