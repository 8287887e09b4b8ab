import type { RequestDetails } from '@diyar/contract/finding/requests';
import { dateText } from '@diyar/contract/values/format';
import type { ReactNode } from 'react';
import { DIR_OF, ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Card } from '../../ui/card.tsx';
import { floorText } from './floor-text.ts';
import { RequestActions } from './request-actions.tsx';
import { RequestBadges } from './request-summary.tsx';
import { useRequestWords } from './use-request-words.ts';

/** A request as everyone sees it; what one may do with it loads after. */
export function RequestPage({ request }: { request: RequestDetails }) {
  const t = useTranslations('requests');
  return (
    <div className="page grid gap-6 py-6 md:py-10 lg:grid-cols-[1fr_20rem]">
      <article className="grid content-start gap-6">
        <div className="grid gap-3">
          <RequestBadges request={request} />
          <h1 lang={request.lang} dir={DIR_OF[request.lang]} className="at-page-start text-2xl font-bold">
            {request.title}
          </h1>
          <p className="tabular flex flex-wrap gap-x-4 text-sm text-soft">
            <span>{t('publishedOn', { date: ltrText(dateText(request.published_at)) })}</span>
            <span>{t('endsOn', { date: ltrText(dateText(request.expires_at)) })}</span>
            <span>{t('views', { count: request.views })}</span>
            <span>{t('answers', { count: request.answers })}</span>
          </p>
        </div>
        <Facts request={request} />
        {request.description === null ? null : (
          <p lang={request.lang} dir={DIR_OF[request.lang]} className="at-page-start whitespace-pre-line">
            {request.description}
          </p>
        )}
      </article>
      <aside>
        <Card className="grid gap-4 p-5">
          <RequestActions id={request.id} />
        </Card>
      </aside>
    </div>
  );
}

function Facts({ request }: { request: RequestDetails }) {
  const t = useTranslations('requests');
  const words = useRequestWords(request);
  const metres = (n: number | null) => (n === null ? null : t('metres', { n }));
  return (
    <dl className="grid gap-x-8 gap-y-3 rounded-base border border-line bg-surface p-5 sm:grid-cols-2">
      <Fact name={t('location')}>{words.place}</Fact>
      <Fact name={t('price')}>{words.price}</Fact>
      <Fact name={t('area')}>{words.area}</Fact>
      <Fact name={t('period')}>{words.term}</Fact>
      <Fact name={t('dates')}>{words.dates}</Fact>
      <Fact name={t('length')}>{metres(request.length)}</Fact>
      <Fact name={t('width')}>{metres(request.width)}</Fact>
      <Fact name={t('floor')}>
        {request.floors.length === 0 ? null : request.floors.map((one) => floorText(one, t)).join(' · ')}
      </Fact>
      <Fact name={t('features')}>
        {request.features.length === 0 ? null : request.features.map(({ name }) => name).join(' · ')}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div>
      <dt className="text-xs text-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
