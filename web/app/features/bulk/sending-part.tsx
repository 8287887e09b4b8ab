import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { pricePaths } from '../../site/price-paths.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { countOf } from './bulk-state.ts';
import { BadRows, Unchanged } from './checked-part.tsx';
import { OddRows } from './odd-rows.tsx';
import type { Bulk } from './use-bulk.ts';

/** How far the check or the saving is, and a way to stop it or to go on. */
export function SendingPart({ bulk }: { bulk: Bulk }) {
  const t = useTranslations('bulk');
  const { step, file, outcomes } = bulk.state;
  if (file === undefined) return null;
  const isCheck = step === 'checking';
  const saved = countOf(outcomes, 'added', 'changed');
  const total = isCheck ? file.rows.length : saved + countOf(outcomes, 'fine');
  const counts = { done: isCheck ? outcomes.size : saved, total };
  const isGoing = isCheck || step === 'sending';
  return (
    <Card as="section" className="grid gap-4 p-5">
      <label className="grid gap-2">
        <span className="font-bold">{t(isCheck ? 'checking' : 'sending', counts)}</span>
        <progress className="h-3 w-full accent-primary" value={counts.done} max={Math.max(1, total)} />
      </label>
      {step === 'sending' ? <p className="text-soft">{t('keepOpen')}</p> : null}
      <div role="status" className="empty:hidden">
        {step === 'stopped' ? <Notice tone="warning">{t('stopped', counts)}</Notice> : null}
        {step === 'cutOff' ? <Notice tone="danger">{t('cutOff', counts)}</Notice> : null}
      </div>
      <div className="flex flex-wrap gap-3">
        {isGoing ? (
          <Button kind="secondary" onClick={bulk.stop}>
            {t('stop')}
          </Button>
        ) : (
          <>
            <Button onClick={bulk.save}>{t('goOn')}</Button>
            <Button kind="secondary" onClick={bulk.startOver}>
              {t('again')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

/** What was saved, what was refused at last, and where to see it. */
export function FinishedPart({ bulk }: { bulk: Bulk }) {
  const t = useTranslations('bulk');
  const lang = useLang();
  const { kind, outcomes } = bulk.state;
  const isUnits = kind === 'units';
  const count = countOf(outcomes, isUnits ? 'added' : 'changed');
  return (
    <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <h2 className="text-lg font-bold">{t('finished')}</h2>
      <div role="status" className="grid gap-2">
        <Notice tone={count === 0 ? 'warning' : 'primary'}>
          {t(isUnits ? 'done.added' : 'done.changed', { count })}
        </Notice>
        <Unchanged bulk={bulk} />
      </div>
      <BadRows bulk={bulk} />
      <OddRows bulk={bulk} />
      <div className="flex flex-wrap gap-3">
        <Link
          to={isUnits ? supplyPaths(lang).properties() : pricePaths(lang).grid()}
          className={buttonLook('primary')}
        >
          {t(isUnits ? 'toProperties' : 'toPrices')}
        </Link>
        <Button kind="secondary" onClick={bulk.startOver}>
          {t('again')}
        </Button>
      </div>
    </Card>
  );
}
