import type { MembershipUse } from '@diyar/contract/money/memberships';
import { dateTimeText } from '@diyar/contract/values/format';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { DIR_OF, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const A_PAGE = 10;

/** What a membership was used for, the newest first; older ones a page at a time. */
export function MembershipUses({ id }: { id: string }) {
  const t = useTranslations();
  const lang = useLang();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'membership-uses', id, page],
    queryFn: () =>
      callApi('GET /api/v1/memberships/{id}/uses', {
        params: { id },
        query: { page, per_page: A_PAGE },
        lang,
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="grid grid-cols-1 gap-2 border-t border-line pt-4">
      <h3 className="font-bold">{t('memberships.uses')}</h3>
      {data === undefined && error === null ? <Skeleton className="h-24" /> : null}
      {data === undefined && error !== null ? (
        <Button kind="secondary" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      ) : null}
      {data?.total === 0 ? <p className="text-sm text-soft">{t('memberships.noUses')}</p> : null}
      <ul className="divide-y divide-line">
        {data?.items.map((use) => (
          <Use key={`${use.kind}${use.ad.id}${use.at}`} use={use} />
        ))}
      </ul>
      {data === undefined || data.pages < 2 ? null : (
        <div className="flex gap-3">
          {page > 1 ? (
            <Button kind="secondary" onClick={() => setPage(page - 1)}>
              {t('common.previous')}
            </Button>
          ) : null}
          {page < data.pages ? (
            <Button kind="secondary" onClick={() => setPage(page + 1)}>
              {t('common.next')}
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
}

function Use({ use }: { use: MembershipUse }) {
  const t = useTranslations('memberships');
  const { ad } = use;
  const lang = useLang();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <Badge tone={use.kind === 'special' ? 'gold' : 'primary'}>{t(`use.${use.kind}`)}</Badge>
      <Link
        to={deskPaths(lang).ownAd(ad.id)}
        lang={ad.title_lang}
        dir={DIR_OF[ad.title_lang]}
        className="min-w-0 truncate font-medium hover:underline"
      >
        {ad.title}
      </Link>
      <span className="text-xs text-soft">
        <bdi>{use.by_name ?? t(`by.${use.by}`)}</bdi> · <bdi dir="ltr">{dateTimeText(use.at)}</bdi>
        {use.shown ? null : ` · ${t('notShown')}`}
      </span>
    </li>
  );
}
