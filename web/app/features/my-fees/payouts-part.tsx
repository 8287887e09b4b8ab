import type { Payout } from '@diyar/contract/money/payouts';
import { dateTimeText } from '@diyar/contract/values/format';
import type { PayoutState } from '@diyar/contract/words/payout-words';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { moneyPaths } from '../../site/money-paths.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Price } from '../../ui/price.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { KeptBack } from './kept-back.tsx';
import { PayoutLines } from './payout-lines.tsx';
import { useWayText } from './way-text.ts';

const HOUR = 3600;
const TONE: Record<PayoutState, Tone> = {
  ready: 'neutral',
  in_batch: 'info',
  paid: 'primary',
  failed: 'danger',
};

/** The payouts of the account, newest first, and above them what keeps the next one back. */
export function PayoutsPart() {
  const t = useTranslations('myFees');
  const lang = useLang();
  const [query] = useSearchParams();
  const page = Number(query.get('page') ?? 1);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'payouts', page],
    queryFn: () => callApi('GET /api/v1/payouts', { query: { page }, lang }),
  });
  if (data === undefined)
    return error === null ? (
      <PageSkeleton />
    ) : (
      <OwnAdProblem error={error} title={t('failed')} retry={() => void refetch()} />
    );
  const hours = data.after_seconds / HOUR;
  return (
    <div className="grid gap-4">
      <KeptBack payouts={data} />
      {data.items.length === 0 ? (
        <EmptyState drawing="receipt" title={t('payoutsEmpty')} text={t('payoutsEmptyText', { hours })} />
      ) : (
        <>
          <p className="text-sm text-soft">{t('rule', { hours })}</p>
          <ul className="grid gap-4">
            {data.items.map((payout) => (
              <PayoutCard key={payout.id} payout={payout} />
            ))}
          </ul>
        </>
      )}
      <ListPages
        page={data.page}
        pages={data.pages}
        to={(next) => moneyPaths(lang).fees({ part: 'payouts', page: next?.toString() })}
      />
    </div>
  );
}

function PayoutCard({ payout }: { payout: Payout }) {
  const t = useTranslations('myFees');
  const wayText = useWayText();
  const { state, closed_at: closed, to, reference, failure } = payout;
  const ended = closed === null ? null : ltrText(dateTimeText(closed));
  return (
    <li id={`payout-${payout.id}`} className="scroll-mt-24">
      <Card className="grid gap-3 p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-bold">{t('payout', { id: ltrText(payout.id) })}</h2>
          <Badge tone={TONE[state]}>{t(`states.${state}`)}</Badge>
          <Price text={payout.amount.text} className="ms-auto text-lg font-bold" />
        </div>
        <ul className="grid gap-0.5 text-sm text-soft">
          <li>{t('made', { at: ltrText(dateTimeText(payout.made_at)) })}</li>
          {to === null ? null : <li>{wayText(to)}</li>}
          {ended === null ? null : <li>{t(state === 'paid' ? 'paidAt' : 'failedAt', { at: ended })}</li>}
          {reference === null ? null : <li>{t('reference', { reference: ltrText(reference) })}</li>}
          {failure === null ? null : <li className="text-danger">{t('failure', { reason: failure })}</li>}
        </ul>
        <PayoutLines lines={payout.lines} />
      </Card>
    </li>
  );
}
