import type { ConsoleFeeRate } from '@diyar/contract/console/console-fees';
import { dateText } from '@diyar/contract/values/format';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';

const TONE = { upcoming: 'info', in_force: 'primary', past: 'neutral' } as const satisfies Record<
  string,
  Tone
>;

/** A share as people read it: 750 is "7.5%". */
function percentText(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

/** What a share is of, in words. */
function useScope() {
  const t = useTranslations('consoleMoney');
  return ({ category, period }: ConsoleFeeRate) =>
    `${category?.name ?? t('anyCategory')} · ${period === null ? t('anyPeriod') : t(`periods.${period}`)}`;
}

/** Every share with what it was and will be. */
export function FeeRates({ items }: { items: readonly ConsoleFeeRate[] }) {
  const scopeOf = useScope();
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <Rate key={scopeOf(item)} item={item} scope={scopeOf(item)} />
      ))}
    </ul>
  );
}

function Rate({ item, scope }: { item: ConsoleFeeRate; scope: string }) {
  const t = useTranslations('consoleMoney');
  return (
    <Card as="li" className="grid gap-3 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="font-bold">{scope}</h2>
        {item.basis_points === null ? (
          <span className="text-soft">{t('none')}</span>
        ) : (
          <bdi dir="ltr" className="tabular text-lg font-bold text-primary">
            {percentText(item.basis_points)}
          </bdi>
        )}
      </div>
      <ol
        aria-label={t('history', { of: ltrText(scope) })}
        className="grid gap-2 border-t border-line pt-3 text-sm"
      >
        {item.history.map(({ basis_points: points, effective_from: from, state, set_by: by }) => (
          <li key={from} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {points === null ? (
              <span className="text-soft">{t('none')}</span>
            ) : (
              <bdi dir="ltr" className="tabular font-medium">
                {percentText(points)}
              </bdi>
            )}
            <bdi dir="ltr" className="tabular text-soft">
              {dateText(from)}
            </bdi>
            <Badge tone={TONE[state]}>{t(`state.${state}`)}</Badge>
            {by === null ? null : (
              <span className="basis-full text-xs text-soft">
                <bdi>{by.operator}</bdi> · <bdi>{by.reason}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
