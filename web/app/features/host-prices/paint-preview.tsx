import type { DatedKind } from '@diyar/contract/supply/unit-prices';
import type { Money } from '@diyar/contract/values/money';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';

interface Change {
  before: Money;
  after: Money;
}

/** What another price would change: how many days go from which price to which. Nothing until it is known. */
export function PaintPreview(props: { kind: DatedKind; days: readonly Change[] | undefined }) {
  const t = useTranslations('hostPrices.days');
  const { kind, days } = props;
  if (days === undefined) return null;
  const groups = Map.groupBy(days, ({ before, after }) => `${before.amount} ${after.amount}`);
  return (
    <section aria-label={t('preview')} className="grid gap-1 rounded-base bg-sunken p-4 text-sm">
      <h3 className="font-bold">{t('preview')}</h3>
      {days.length === 0 ? <p>{t('previewNone')}</p> : null}
      <ul className="grid gap-1">
        {[...groups].map(([key, group]) => {
          const [first] = group;
          if (first === undefined) return null;
          const [before, after] = [ltrText(first.before.text), ltrText(first.after.text)];
          return <li key={key}>{t(`previewLine.${kind}`, { count: group.length, before, after })}</li>;
        })}
      </ul>
    </section>
  );
}
