import type { ConsoleMinimumPrice } from '@diyar/contract/console/console-minimum-prices';
import { dateText } from '@diyar/contract/values/format';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MinimumForm } from './minimum-form.tsx';
import { MinimumText } from './minimum-list.tsx';
import type { MinimumPanelProps } from './minimum-panel-props.ts';

const TONE = { upcoming: 'info', in_force: 'primary', past: 'neutral' } as const satisfies Record<
  string,
  Tone
>;

/** One minimum price: what it is to be next, with everything it was beneath; or a new one. */
export function MinimumPanel(props: MinimumPanelProps) {
  const t = useTranslations();
  const { item } = props;
  return (
    <Card as="section" className="grid gap-5 p-4">
      <div className="flex items-start gap-2">
        <h2 className="grow text-lg font-bold">
          {item === null
            ? t('console.minimumPrices.add')
            : `${item.category.name} · ${t(`console.minimumPrices.kinds.${item.kind}`)}`}
        </h2>
        <span className={item === null ? '' : 'lg:hidden'}>
          <Button kind="quiet" size="small" onClick={props.onBack}>
            <Icon name="chevron" className="size-4 rotate-180" />
            {t('common.back')}
          </Button>
        </span>
      </div>
      <MinimumForm {...props} />
      {item === null ? null : <History item={item} />}
    </Card>
  );
}

function History({ item }: { item: ConsoleMinimumPrice }) {
  const t = useTranslations('console.minimumPrices');
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-bold">{t('history')}</h3>
      <ol className="grid gap-3">
        {item.history.map(({ price, effective_from, state, set_by }) => (
          <li key={effective_from} className="grid gap-0.5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-bold">
                <MinimumText price={price} />
              </span>
              <bdi dir="ltr" className="tabular text-xs text-soft">
                {dateText(effective_from)}
              </bdi>
              <Badge tone={TONE[state]}>{t(`state.${state}`)}</Badge>
            </div>
            <p className="text-xs text-soft">
              {set_by === null ? (
                t('initial')
              ) : (
                <>
                  <bdi className="font-medium text-ink">{set_by.operator}</bdi> · <bdi>{set_by.reason}</bdi>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
