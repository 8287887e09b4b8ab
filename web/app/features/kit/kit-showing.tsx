import { useState } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, Notice } from '../../ui/badge.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Card } from '../../ui/card.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Pattern } from '../../ui/pattern.tsx';
import { Price } from '../../ui/price.tsx';
import { RowCards } from '../../ui/row-cards.tsx';
import { PageSkeleton, Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { KitDrawings } from './kit-drawings.tsx';

const TONES = ['neutral', 'primary', 'gold', 'danger', 'warning', 'info'] as const;
/** Far away, so that the clock of the kit always runs. */
const SOME_DAY = '2100-01-01T00:00:00+03:00';

export function KitMessages() {
  const t = useTranslations('kit');
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} icon={tone === 'gold' ? 'tag' : 'shield'}>
            {tone === 'gold' ? t('offer') : t('verified')}
          </Badge>
        ))}
      </div>
      <Notice tone="primary" icon="check">
        {t('told')}
      </Notice>
      <Notice tone="warning">{t('warned')}</Notice>
      <Notice tone="danger" icon="warning">
        {t('refused')}
      </Notice>
    </>
  );
}

export function KitShowing() {
  const t = useTranslations('kit');
  return (
    <Card className="relative isolate grid gap-3 overflow-hidden p-5">
      <Pattern className="-z-10 text-line" />
      <div className="flex items-center gap-3">
        <Avatar name={t('riyadh')} />
        <Stars rate={4.5} label={t('rated')} />
      </div>
      <Price text="1,250 S.R" was="1,500 S.R" wasLabel={t('was')} className="text-lg font-bold" />
      <p>
        {t('left')} <Countdown until={SOME_DAY} />
      </p>
      <RowCards
        label={t('riyadh')}
        rows={[
          {
            key: 'riyadh',
            name: t('riyadh'),
            cells: [{ label: t('daily'), value: <Price text="1,250 S.R" /> }],
          },
        ]}
      />
    </Card>
  );
}

export function KitWaiting() {
  const t = useTranslations('kit');
  return (
    <>
      <p className="flex items-center gap-2" role="status">
        <Spinner />
        {t('loading')}
      </p>
      <Skeleton className="h-10" />
      <PageSkeleton />
      <KitDrawings />
      <EmptyState drawing="calendar" title={t('emptyTitle')} text={t('emptyText')} />
    </>
  );
}

export function KitMoving({ scheme }: { scheme: string }) {
  const t = useTranslations('kit');
  const to = paths(useLang());
  const [tab, setTab] = useState('daily');
  const tabs = (['daily', 'monthly', 'yearly'] as const).map((value) => ({ value, label: t(value) }));
  const labels = {
    nav: `${t('pages')}، ${t(scheme === 'dark' ? 'dark' : 'light')}`,
    previous: t('previous'),
    next: t('next'),
    page: (page: number) => t('page', { page }),
  };
  const steps = [
    { key: 'home', link: <Link to={to.home()}>{t('home')}</Link> },
    { key: 'kit', link: <span aria-current="page">{t('title')}</span> },
  ];
  return (
    <>
      <Breadcrumbs label={`${t('path')}، ${t(scheme === 'dark' ? 'dark' : 'light')}`} items={steps} />
      <Tabs label={t('period')} tabs={tabs} value={tab} onChange={setTab}>
        <p className="py-3">{tabs.find(({ value }) => value === tab)?.label}</p>
      </Tabs>
      <Pagination
        page={3}
        pages={9}
        labels={labels}
        link={({ page, children, ...rest }) => (
          <Link key={page} to={`?page=${page}`} {...rest}>
            {children}
          </Link>
        )}
      />
    </>
  );
}
