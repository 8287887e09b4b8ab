import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { MakeList } from './make-list.tsx';
import { PriceListCard } from './price-list-card.tsx';

type Lists = CallData<'GET /api/v1/host/price-lists'>;

/** The price lists whose links are open, and making one more. */
export function PriceListsPage() {
  const t = useTranslations('priceLists');
  const lang = useLang();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'price-lists'],
    queryFn: () => callApi('GET /api/v1/host/price-lists', { lang }),
  });
  if (data !== undefined) return <Shown data={data} onChange={() => void refetch()} />;
  if (error === null) return <PageSkeleton />;
  return <OwnAdProblem isPage error={error} title={t('failed')} retry={() => void refetch()} />;
}

function Shown({ data, onChange }: { data: Lists; onChange: () => void }) {
  const t = useTranslations('priceLists');
  const [isMaking, setMaking] = useState(false);
  const { items, units, abilities } = data;
  const add = abilities.edit ? (
    <Button onClick={() => setMaking(true)} disabledReason={units.length === 0 ? t('noUnits') : undefined}>
      {t('add')}
    </Button>
  ) : null;
  return (
    <div className="page grid grid-cols-1 gap-5 py-6 lg:py-8">
      <PageHead
        title={t('title')}
        lead={t('lead', { count: items.length })}
        action={items.length === 0 ? null : add}
      />
      {abilities.edit ? null : <Notice tone="info">{t('viewerOnly')}</Notice>}
      {items.length === 0 ? (
        <EmptyState drawing="door" title={t('empty')} text={t('emptyText')} action={add} />
      ) : (
        <ul className="grid gap-4">
          {items.map((list) => (
            <PriceListCard key={list.id} list={list} canRevoke={abilities.edit} onRevoked={onChange} />
          ))}
        </ul>
      )}
      {isMaking ? (
        <MakeList
          units={units}
          onClose={() => setMaking(false)}
          onMade={() => {
            setMaking(false);
            onChange();
          }}
        />
      ) : null}
    </div>
  );
}
