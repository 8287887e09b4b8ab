import type { PayoutBatch } from '@diyar/contract/console/console-payouts';
import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Price } from '../../../ui/price.tsx';
import { useBatches } from './use-batches.ts';

/** Makes a batch of what is ready, and gives the file of each one the bank has not answered yet. */
export function Batches({ batches, ready }: { batches: readonly PayoutBatch[]; ready: number }) {
  const t = useTranslations('consoleMoney');
  const { make, isPending } = useBatches();
  return (
    <div className="grid gap-3">
      <div>
        <Button
          onClick={make}
          pending={isPending}
          disabledReason={ready === 0 ? t('nothingToBatch') : undefined}
        >
          {t('makeBatch')}
        </Button>
      </div>
      {batches.length === 0 ? null : (
        <section aria-label={t('batches')} className="grid gap-3 lg:grid-cols-2">
          {batches.map((batch) => (
            <Batch key={batch.id} batch={batch} />
          ))}
        </section>
      )}
    </div>
  );
}

function Batch({ batch }: { batch: PayoutBatch }) {
  const t = useTranslations('consoleMoney');
  const { agree, download, isPending } = useBatches();
  const { id, abilities, agreed_by: agreedBy } = batch;
  const waits = batch.needs_second && agreedBy === null;
  return (
    <Card as="article" className="grid content-start gap-2 p-4 text-sm">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-base font-bold">{t('batch', { id: ltrText(id) })}</h2>
        {waits ? <Badge tone="warning">{t('needsSecond')}</Badge> : null}
        <Price text={batch.total.text} className="ms-auto text-base font-bold" />
      </div>
      <p className="text-soft">
        {t('batchText', {
          count: batch.payouts,
          by: batch.made_by,
          at: ltrText(dateTimeText(batch.made_at)),
        })}
      </p>
      {agreedBy === null ? null : <p className="text-soft">{t('agreedBy', { by: agreedBy })}</p>}
      <p>{t('open', { count: batch.open })}</p>
      <div className="flex flex-wrap gap-2">
        {abilities.agree ? (
          <Button size="small" pending={isPending} onClick={() => agree(id)}>
            {t('agree')}
          </Button>
        ) : null}
        {abilities.export ? (
          <Button kind="secondary" size="small" pending={isPending} onClick={() => download(id)}>
            {t(batch.exported_at === null ? 'file' : 'again')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
