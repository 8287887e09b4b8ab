import type { Payout } from '@diyar/contract/money/payouts';
import type { Money } from '@diyar/contract/values/money';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Price } from '../../ui/price.tsx';

type Line = Payout['lines'][number];

/** How a payout came about: booking by booking what was paid, what was taken from it, and what that leaves. */
export function PayoutLines({ lines }: { lines: readonly Line[] }) {
  const t = useTranslations('myFees');
  return (
    <details className="group border-t border-line pt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-primary">
        {t('why')}
      </summary>
      <ul className="mt-2 grid gap-4">
        {lines.map((line) => (
          <li key={line.reservation}>
            <BookingLine line={line} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function BookingLine({ line }: { line: Line }) {
  const t = useTranslations('myFees');
  const lang = useLang();
  return (
    <section className="grid gap-2 rounded-base bg-sunken p-4 text-sm">
      <h3>
        <Link
          to={paths(lang).reservation(line.reservation)}
          className="inline-flex min-h-6 items-center font-medium text-primary underline"
        >
          {t('reservation', { id: ltrText(line.reservation) })}
        </Link>
      </h3>
      <dl className="grid gap-1.5">
        <Row name={t('line.received')} amount={line.received} />
        <Less name={t('line.refunded')} amount={line.refunded} />
        <Less name={t('line.fee')} amount={line.fee} />
        <Less name={t('line.vat')} amount={line.vat} />
        {line.parts === 1 ? null : (
          <div className="text-soft">
            <dt>{t('line.parts', { due: line.parts_due, parts: line.parts })}</dt>
          </div>
        )}
        {line.claimed.amount === 0 ? null : <Row name={t('line.claimed')} amount={line.claimed} />}
        <Less name={t('line.before')} amount={line.paid_before} />
        <Row name={t('line.amount')} amount={line.amount} isSum />
      </dl>
    </section>
  );
}

/** What is taken off; nothing where nothing is. */
function Less({ name, amount }: { name: string; amount: Money }) {
  return amount.amount === 0 ? null : <Row name={name} amount={amount} isLess />;
}

function Row(props: { name: string; amount: Money; isLess?: boolean; isSum?: boolean }) {
  const { name, amount, isLess = false, isSum = false } = props;
  return (
    <div className={`flex justify-between gap-4 ${isSum ? 'border-t border-line pt-2 font-bold' : ''}`}>
      <dt>{name}</dt>
      <dd>
        <Price text={isLess ? `−${amount.text}` : amount.text} />
      </dd>
    </div>
  );
}
