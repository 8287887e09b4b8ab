import type { ConsoleMinimumPrice } from '@diyar/contract/console/console-minimum-prices';
import { dateText } from '@diyar/contract/values/format';
import type { Money } from '@diyar/contract/values/money';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { deskPaths } from '../../../site/desk-paths.ts';
import { Price } from '../../../ui/price.tsx';
import { keyOf } from './minimum-key.ts';

/** One line a category and kind: the minimum in force, since when, and what comes next. */
export function MinimumList(props: { items: readonly ConsoleMinimumPrice[]; chosen: string | undefined }) {
  const t = useTranslations('console.minimumPrices');
  const head = 'border-b border-line px-3 py-2 text-start font-medium';
  return (
    <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-base border border-line bg-surface text-sm">
      <caption className="sr-only">{t('list')}</caption>
      <thead>
        <tr className="text-xs text-soft">
          <th scope="col" className={head}>
            {t('category')}
          </th>
          <th scope="col" className={head}>
            {t('now')}
          </th>
          <th scope="col" className={`${head} hidden sm:table-cell`}>
            {t('since')}
          </th>
          <th scope="col" className={`${head} hidden sm:table-cell`}>
            {t('next')}
          </th>
        </tr>
      </thead>
      <tbody>
        {props.items.map((item) => (
          <Row key={keyOf(item)} item={item} isChosen={keyOf(item) === props.chosen} />
        ))}
      </tbody>
    </table>
  );
}

/** A minimum price as text, or that there is none. */
export function MinimumText({ price }: { price: Money | null }) {
  const t = useTranslations('console.minimumPrices');
  return price === null ? <span className="text-soft">{t('none')}</span> : <Price text={price.text} />;
}

function Row({ item, isChosen }: { item: ConsoleMinimumPrice; isChosen: boolean }) {
  const t = useTranslations('console.minimumPrices');
  const lang = useLang();
  const [query] = useSearchParams();
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const now = item.history.find(({ state }) => state === 'in_force');
  const next = item.history.findLast(({ state }) => state === 'upcoming');
  const cell = `border-b border-line px-3 py-1.5 ${isChosen ? 'bg-primary-soft' : ''}`;
  return (
    <tr ref={row} className="scroll-my-28 hover:bg-sunken">
      <th scope="row" className={`${cell} text-start font-normal`}>
        <Link
          to={deskPaths(lang).consoleMinimumPrices({ ...Object.fromEntries(query), of: keyOf(item) })}
          replace
          preventScrollReset
          aria-current={isChosen ? 'true' : undefined}
          className="flex min-h-8 flex-wrap items-center gap-x-2 text-ink aria-[current]:font-bold aria-[current]:text-primary"
        >
          <span>{item.category.name}</span>
          <span>· {t(`kinds.${item.kind}`)}</span>
        </Link>
      </th>
      <td className={`${cell} tabular`}>
        <MinimumText price={item.price} />
      </td>
      <td className={`${cell} tabular hidden text-soft sm:table-cell`}>
        {now === undefined ? null : <bdi dir="ltr">{dateText(now.effective_from)}</bdi>}
      </td>
      <td className={`${cell} tabular hidden text-soft sm:table-cell`}>
        {next === undefined ? null : (
          <span className="flex flex-wrap gap-x-2">
            <MinimumText price={next.price} />
            <bdi dir="ltr" className="text-xs">
              {dateText(next.effective_from)}
            </bdi>
          </span>
        )}
      </td>
    </tr>
  );
}
