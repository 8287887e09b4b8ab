import type { ConsolePayout } from '@diyar/contract/console/console-payouts';
import { dateText } from '@diyar/contract/values/format';
import type { PayoutState } from '@diyar/contract/words/payout-words';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { CallData } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ListPages } from '../../../layout/list-pages.tsx';
import { Link } from '../../../rendering/link.tsx';
import { moneyPaths } from '../../../site/money-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Price } from '../../../ui/price.tsx';
import { useListKeys } from '../use-list-keys.ts';
import { PayoutPanel } from './payout-panel.tsx';

type ConsolePayouts = CallData<'GET /api/v1/console/payouts'>;

/** The payouts of a state, and beside them the chosen one; both by keyboard. */
export function PayoutList({ payouts, state }: { payouts: ConsolePayouts; state: PayoutState }) {
  const t = useTranslations('consoleMoney');
  const lang = useLang();
  const [query, setQuery] = useSearchParams();
  const panel = useRef<HTMLDivElement>(null);
  const { items, page, pages } = payouts;
  const chosen = items.find(({ id }) => id === query.get('of'));
  const choose = (of: string | undefined) => {
    const next = new URLSearchParams(query);
    next.delete('of');
    if (of !== undefined) next.set('of', of);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  useListKeys({
    keys: items.map(({ id }) => id),
    chosen: chosen?.id,
    onChoose: choose,
    onEnter: () => panel.current?.querySelector<HTMLElement>('form input')?.focus(),
  });
  if (items.length === 0) return <EmptyState drawing="receipt" title={t('empty')} text={t('emptyText')} />;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className={`min-w-0 gap-3 ${chosen === undefined ? 'grid' : 'hidden lg:grid'}`}>
        <ul
          aria-label={t('list')}
          className="grid overflow-hidden rounded-base border border-line bg-surface"
        >
          {items.map((payout) => (
            <Row key={payout.id} payout={payout} isChosen={payout.id === chosen?.id} />
          ))}
        </ul>
        <p className="hidden text-xs text-soft lg:block">
          {t.rich('keys', { kbd: (keys) => <kbd>{keys}</kbd> })}
        </p>
        <ListPages
          page={page}
          pages={pages}
          to={(next) => moneyPaths(lang).consolePayouts({ state, page: next?.toString() })}
        />
      </div>
      <div ref={panel} className="min-w-0 lg:sticky lg:top-32">
        {chosen === undefined ? (
          <p className="hidden p-4 text-soft lg:block">{t('choose')}</p>
        ) : (
          <PayoutPanel key={chosen.id} payout={chosen} onBack={() => choose(undefined)} />
        )}
      </div>
    </div>
  );
}

function Row({ payout, isChosen }: { payout: ConsolePayout; isChosen: boolean }) {
  const t = useTranslations('consoleMoney');
  const lang = useLang();
  const [query] = useSearchParams();
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={moneyPaths(lang).consolePayouts({ ...Object.fromEntries(query), of: payout.id })}
        replace
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-2 text-ink hover:bg-sunken aria-[current]:bg-primary-soft"
      >
        <span className="truncate font-medium">
          <bdi>{payout.account.name}</bdi>
        </span>
        <Price text={payout.amount.text} className="font-bold" />
        <span className="flex flex-wrap items-center gap-2 text-xs text-soft">
          <bdi dir="ltr" className="tabular">
            {payout.id}
          </bdi>
          <bdi dir="ltr" className="tabular">
            {dateText(payout.made_at)}
          </bdi>
        </span>
        {payout.waits === null ? null : (
          <span className="justify-self-end">
            <Badge tone="warning">{t(`waits.${payout.waits}`)}</Badge>
          </span>
        )}
      </Link>
    </li>
  );
}
